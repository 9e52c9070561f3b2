import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The response rate of a shop without messages is unknown rather than 100. */
export const unknownResponseRate: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shop alter column response_rate drop not null, alter column response_rate drop default`.execute(
      db,
    );
  },
};
