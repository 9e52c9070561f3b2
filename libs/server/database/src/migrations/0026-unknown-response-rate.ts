import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A shop that nobody has written to yet has no rate: that it answers all was said of it without knowing. */
export const unknownResponseRate: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table shop alter column response_rate drop not null, alter column response_rate drop default`.execute(
      db,
    );
  },
};
