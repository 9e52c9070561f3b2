import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { listAdded, listedItem, relists } from './listing-statements.ts';

const steps = [
  sql`alter table item_listing add column search_vector tsvector not null default ''`,
  // Full statistics cost each plan more than they save; the item's own copy is never searched.
  sql`alter table item_listing alter column search_vector set statistics 20`,
  sql`alter table item alter column search_vector set statistics 0`,
  listedItem('i.search_vector'),
  listAdded('i.search_vector'),
  sql`update item_listing as l set search_vector = i.search_vector from item as i
    where i.market = l.market and i.shopid = l.shopid and i.itemid = l.itemid`,
  sql`drop trigger item_changed on item`,
  sql`create trigger item_changed after update on item
    for each row when (${relists('search_vector')}) execute function relist_item()`,
  sql`drop index item_by_search`,
  sql`create index listing_by_place on item_listing (market, location, itemid)`,
  // A search scans the pending list, so keep it short; a refresh empties it.
  sql`create index listing_by_search on item_listing using gin (search_vector) with (gin_pending_list_limit = 512)`,
];

/** Stores words next to the columns that lists filter and sort by, so that a search reads one table. */
export const searchWords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of steps) await step.execute(db);
  },
};
