import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where the shopper pays from, so that a provider that is asked again is asked for the same. */
export const paymentOrigin: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment add column origin text not null default ''`.execute(db);
  },
};
