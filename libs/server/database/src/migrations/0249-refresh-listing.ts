import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Maintenance of the search index after many inserts, as its owner: PostgreSQL lets no other role do it, and the API, which
 * imports sellers' files, runs as a role that owns nothing.
 */
export const refreshListing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create function refresh_listing() returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform gin_clean_pending_list('listing_by_search');
        -- Update the planner's statistics.
        analyze item_listing (market, cat1, cat2, cat3, brand, location, price_min, popularity, discount);
      end $$`.execute(db);
  },
};
