import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How long buyers wait for a shop's first reply in a chat; null until it has answered often enough. */
export const shopResponseTime: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shop add column response_seconds integer check (response_seconds >= 0)`.execute(db);
  },
};
