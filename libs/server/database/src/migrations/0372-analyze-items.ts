import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Also updates the statistics of items and their models, without their texts, which take most of the time. PostgreSQL does so by itself only after a tenth of a table has changed: a
 * market that was filled after that has no share in them, and its home page took seconds.
 */
export const analyzeItems: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create or replace function refresh_listing() returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform gin_clean_pending_list('listing_by_search');
        -- Update the planner's statistics.
        analyze item_listing (market, cat1, cat2, cat3, brand, location, price_min, popularity, discount),
          item (market, shopid, itemid, catid, status, stock, price), model (market, shopid, itemid, modelid, stock);
      end $$`.execute(db);
  },
};
