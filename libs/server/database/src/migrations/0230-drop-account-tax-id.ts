import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tax numbers are in `account_tax_id`, one per market; the account's own column was never filled. */
export const dropAccountTaxId: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account drop column tax_id`.execute(db);
  },
};
