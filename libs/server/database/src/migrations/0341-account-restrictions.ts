import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that the operator has frozen or banned. */
export const accountRestrictions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account
      add column restriction text check (restriction in ('frozen', 'banned'))`.execute(db);
  },
};
