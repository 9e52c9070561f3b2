import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a shop adds to its deals: a name for itself, a revision for optimistic locking, and whether the cards of the deal's
 * products are up to date, which they are for deals of earlier releases. The indexes list a shop's deals by their end.
 */
export const sellerDeals: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['bundle_deal', 'add_on_deal']) {
      await sql`alter table ${sql.table(table)}
        add column name text not null default '',
        add column revision integer not null default 0,
        add column is_on_cards boolean not null default true`.execute(db);
      await sql`create index ${sql.ref(`${table}_by_end`)} on ${sql.table(table)}
        (market, shopid, ends_at, dealid)`.execute(db);
    }
  },
};
