import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The store address from which the shopper pays, so that a repeated request to a provider is identical. */
export const paymentOrigin: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment add column origin text not null default ''`.execute(db);
  },
};
