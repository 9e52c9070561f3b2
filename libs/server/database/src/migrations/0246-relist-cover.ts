import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { relists } from './listing-statements.ts';

/** Updates an item's listing when its first picture changes, by which a search by picture finds it. */
export const relistCover: Migration = {
  async up(db: Kysely<unknown>) {
    const cover = sql.raw(`new.pictures #>> '{0,id}' is distinct from old.pictures #>> '{0,id}'`);
    await sql`drop trigger item_changed on item`.execute(db);
    await sql`create trigger item_changed after update on item
      for each row when (${relists('search_vector')} or ${cover}) execute function relist_item()`.execute(db);
    // Listings whose item got another first picture before this release.
    await sql`update item_listing as l set picture_id = i.pictures #>> '{0,id}' from item as i
      where i.market = l.market and i.shopid = l.shopid and i.itemid = l.itemid
        and l.picture_id is distinct from i.pictures #>> '{0,id}'`.execute(db);
  },
};
