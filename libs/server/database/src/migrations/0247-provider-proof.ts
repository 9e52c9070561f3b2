import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lets a sign-in at an identity provider prove who a signed-in member is. */
export const providerProof: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table oauth_attempt add column userid bigint`.execute(db);
  },
};
