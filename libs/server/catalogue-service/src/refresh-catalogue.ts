import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { refreshScopes } from './search/search-scope.ts';
import { refreshShopWords } from './search/shop-words.ts';
import { isCounted, isListed } from './search/vocabulary.ts';
import { foldText } from './search/fold-text.ts';
import { listOutdatedMarkets, reindexItems } from './search/reindex-items.ts';
import { listTrigrams } from './search/list-trigrams.ts';

type CountedWord = { word: string; item_count: number };

/** Returns the usual spelling of each folded word that is usually written with accents. */
function listSpellings(counted: readonly CountedWord[]): ReadonlyMap<string, string> {
  const total = new Map(counted.map(({ word, item_count }) => [word, item_count]));
  const best = new Map<string, CountedWord>();
  for (const { word, item_count } of counted) {
    if (!word.startsWith('=')) continue;
    const written = word.slice(1);
    const folded = foldText(written);
    const isUsual = item_count * 2 >= (total.get(folded) ?? 0);
    if (isUsual && item_count > (best.get(folded)?.item_count ?? 0))
      best.set(folded, { word: written, item_count });
  }
  return new Map([...best].map(([folded, { word }]) => [folded, word]));
}

/** The words of one statement: more would need more memory, fewer more time. */
const wordsPerStatement = 5000;

/** Counts the items of each word. Codes stay in the database: nearly every item has its own, and the vocabulary has none. */
async function countWords(db: Kysely<Database>, market: string): Promise<CountedWord[]> {
  const query = `select search_vector from item where market = ${quoteLiteral(market)} and status = 1`;
  const { rows } = await sql<CountedWord>`select word, ndoc::int as item_count from ts_stat(${query})
    where word !~ '[0-9]' or word ~ '^[0-9]{1,4}$'`.execute(db);
  return rows.filter(({ word }) => isCounted(word));
}

/** Brings the vocabulary up to date while searches use it: words that are as before are not written again. */
async function refreshWords(db: Kysely<Database>, market: string): Promise<void> {
  const counted = await countWords(db, market);
  const spellings = listSpellings(counted);
  await sql`delete from search_word
    where market = ${market} and word <> all (${counted.map(({ word }) => word)}::text[])`.execute(db);
  for (let start = 0; start < counted.length; start += wordsPerStatement) {
    const words = counted.slice(start, start + wordsPerStatement).map((found) => ({
      market,
      ...found,
      trigrams: isListed(found.word) ? listTrigrams(found.word) : [],
      written: spellings.get(found.word) ?? null,
    }));
    await sql`insert into search_word as known
      select * from json_populate_recordset(null::search_word, ${JSON.stringify(words)}::json)
      on conflict (market, word) do update set item_count = excluded.item_count,
        trigrams = excluded.trigrams, written = excluded.written
      where (known.item_count, known.trigrams, known.written)
        is distinct from (excluded.item_count, excluded.trigrams, excluded.written)`.execute(db);
  }
}

/** `ts_stat` takes its query as a text, which cannot contain parameters. */
const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const refreshCategories = (db: Kysely<Database>, market: string) =>
  sql`update category set item_count = coalesce(counted.items, 0)
    from category as c
    left join (
      select branch as catid, count(*)::int as items
      from item, unnest(cat_path) as branch
      where item.market = ${market} and status = 1
      group by branch
    ) as counted on counted.catid = c.catid
    where c.market = ${market} and category.market = c.market and category.catid = c.catid`.execute(db);

const refreshShops = (db: Kysely<Database>, market: string) =>
  sql`update shop set item_count = counted.items, rating_sum = counted.stars, rating_count = counted.ratings
    from (
      select shopid, count(*) filter (where status = 1)::int as items,
        sum(rating_sum)::int as stars, sum(rating_count)::int as ratings
      from item where market = ${market} group by shopid
    ) as counted
    where shop.market = ${market} and shop.shopid = counted.shopid`.execute(db);

/**
 * Refreshes a market's aggregates: counts of categories and shops, precomputed list counts, and the vocabulary for spelling
 * correction. Call it after writing many items.
 */
export async function refreshCatalogue(db: Kysely<Database>, market: string): Promise<void> {
  await reindexItems(db, market);
  await sql`select refresh_listing()`.execute(db);
  await refreshCategories(db, market);
  await refreshShops(db, market);
  await refreshWords(db, market);
  await refreshShopWords(db, market);
  await refreshScopes(db, market);
}

/** Refreshes the markets with items indexed by an earlier release; until then searches miss many of them. */
export async function refreshOutdatedCatalogues(db: Kysely<Database>): Promise<void> {
  for (const market of await listOutdatedMarkets(db)) await refreshCatalogue(db, market);
}
