import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Boolean properties of an item. */
const flags = [
  ...['in_stock', 'with_discount', 'free_shipping', 'cod', 'used_item', 'wholesale', 'lowest_price'],
  ...[
    'cc_installment',
    'non_cc_installment',
    'pre_order',
    'video',
    'official',
    'preferred',
    'preferred_plus',
  ],
  ...['mart', 'service'],
];

/** Prices with as many digits and the same first digit share a magnitude. */
const magnitude = (price: string) =>
  `case when ${price} <= 0 then 0 else 9 * (length(${price}::text) - 1) + left(${price}::text, 1)::int end`;

const each = (kind: string, ids: string) =>
  `foreach id in array ${ids} loop tokens := tokens || (filter || '${kind} ' || id); end loop;`;
const number = (kind: string, from: string, to: string) =>
  `for number in ${from} .. ${to} loop tokens := tokens || (filter || '${kind} ' || number); end loop;`;

/**
 * An item's words and filter tokens in one index, so that a single lookup answers both. `^a` and `^ab` are prefixes, for
 * words that are hardly begun; `#SG …` is a filter of the market, and `rating 4` means four stars or more. Computed only
 * for the index: a high cost keeps the planner from calling it, and without subqueries it is not inlined.
 */
const listingWords = sql.raw(`
  create function listing_words(words tsvector, market text, shopid bigint, branches bigint[], catalogueid bigint,
    price_min bigint, price_max bigint, stars smallint, location text, brand text, picture text,
    collections bigint[], labels bigint[], options bigint[], flags boolean[]) returns tsvector
  language plpgsql immutable parallel safe cost 5000 as $$
  declare
    filter constant text := '#' || market || ' ';
    names constant text[] := '{${flags.join(',')}}';
    tokens text[] := array['@' || market, filter || 'shop ' || shopid, filter || 'catalogue ' || catalogueid,
      filter || 'location ' || left(location, 100), filter || 'brand ' || left(brand, 100),
      filter || 'picture ' || left(picture, 100)];
    id bigint;
    word text;
  begin
    ${each('category', 'branches')}
    ${each('collection', 'collections')}
    ${each('label', 'labels')}
    ${each('shipping', 'options')}
    ${number('rating', '1', 'coalesce(stars, 0)')}
    ${number('price', magnitude('price_min'), magnitude('price_max'))}
    for number in 1 .. ${flags.length} loop
      if flags[number] then tokens := tokens || (filter || names[number]); end if;
    end loop;
    foreach word in array tsvector_to_array(words) loop
      if left(word, 1) <> '@' then tokens := tokens || ('^' || left(word, 1)) || ('^' || left(word, 2)); end if;
    end loop;
    return words || array_to_tsvector(array_remove(tokens, null));
  end $$`);

const steps = [
  listingWords,
  sql.raw(`create view searched_listing as select l.*,
    listing_words(l.search_vector, l.market, l.shopid, array[l.cat1, l.cat2, l.cat3], l.catalogueid, l.price_min,
      l.price_max, l.stars, l.location, l.brand, l.picture_id, l.collection_ids, l.label_ids,
      l.shipping_option_ids, array[${flags.map((name) => `l.${name}`).join(', ')}]) as words
    from item_listing as l`),
  sql`drop index listing_by_search`,
  sql.raw(`create index listing_by_search on item_listing using gin (
    listing_words(search_vector, market, shopid, array[cat1, cat2, cat3], catalogueid, price_min,
      price_max, stars, location, brand, picture_id, collection_ids, label_ids,
      shipping_option_ids, array[${flags.join(', ')}])) with (gin_pending_list_limit = 512)`),
  // No statistics on how common a word is: computing a sample would take seconds.
  sql`alter index listing_by_search alter column 1 set statistics 0`,
];

/** Words and filters in one index. */
export const listingWordsIndex: Migration = {
  async up(db: Kysely<unknown>) {
    for (const step of steps) await step.execute(db);
  },
};
