import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  // The word's usual spelling if it has accents.
  sql`alter table search_word add column written text`,
  // Tokens of forms (+), of mentions (~) and of accents (=) are never looked up by prefix.
  sql.raw(`do $$ begin
    execute replace(pg_get_functiondef('listing_words'::regproc), $a$left(word, 1) <> '@'$a$,
      $a$left(word, 1) not in ('@', '+', '~', '=')$a$);
  end $$`),
  // A market's items by popularity, with sold-out ones last.
  sql`create index listing_by_rank on item_listing
    (market, (case when in_stock then popularity else popularity - 1000000000 end), itemid)`,
  sql`create index listing_by_leaf_rank on item_listing
    (market, cat3, (case when in_stock then popularity else popularity - 1000000000 end), itemid)`,
  sql`create index listing_by_branch_rank on item_listing
    (market, cat2, (case when in_stock then popularity else popularity - 1000000000 end), itemid)`,
  sql`create index listing_by_brand_rank on item_listing
    (market, brand, (case when in_stock then popularity else popularity - 1000000000 end), itemid)`,
];

/** Forms, accents and mentions of words, and items in stock first. */
export const searchForms: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of steps) await step.execute(db);
  },
};
