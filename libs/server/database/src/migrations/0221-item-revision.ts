import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counts the writes of an item by its seller or a feed, for optimistic locking. */
export const itemRevision: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table item add column revision integer not null default 0`.execute(db);
    await sql`create index item_by_seller on item (market, shopid, ctime desc, itemid desc)`.execute(db);
  },
};
