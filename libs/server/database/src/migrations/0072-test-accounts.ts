import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks accounts whose passwords are public: a live store rejects them. */
export const testAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table account add column is_test boolean not null default false`.execute(db);
    // The accounts that the seed created before this column existed.
    await sql`update account set is_test = true
      where (userid, username_key) in ((1001, 'budi'), (1002, 'citra'), (1003, 'selvi'))`.execute(db);
  },
};
