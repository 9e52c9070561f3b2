import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A category has a name in each further language of its market. */
export const categoryNames: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table category add column names jsonb not null default '{}'`.execute(db);
  },
};
