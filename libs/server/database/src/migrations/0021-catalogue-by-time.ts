import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Newest first, for Daily Discover and the sort type `ctime`. */
export const catalogueByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index item_by_time on item (market, ctime desc, itemid desc)`.execute(db);
    await sql`create index item_by_shop on item (market, shopid, popularity desc, itemid desc)`.execute(db);
  },
};
