import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const popular = '(market, popularity desc, itemid desc)';

const indexes = [
  sql`create index item_by_sales on item (market, historical_sold desc, itemid desc)`,
  sql`create index item_by_discount on item (market, raw_discount desc, itemid desc)`,
  sql.raw(`create index item_in_bundle on item ${popular} where bundle_deal_label is not null`),
  sql.raw(`create index item_with_add_on on item ${popular} where add_on_deal_label is not null`),
  sql`create index rating_by_shop on rating (market, shopid, ctime desc, ratingid desc)`,
  sql`create index flash_sale_by_start on flash_sale (market, starts_at)`,
];

/** Indexes for the sort orders of list pages. */
export const listIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of indexes) await index.execute(db);
  },
};
