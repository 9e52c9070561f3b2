import type { Suggestion } from '@pasar/catalogue-contract';
import { productPath } from '@pasar/routing-table';
import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import { marketLanguage } from './language/market-language.ts';
import { categoryName } from '../read-categories.ts';
import { indexConditions } from './list-conditions.ts';
import { readListedCards } from './read-listed-cards.ts';
import { relevance } from './relevance.ts';
import { addOtherNames } from './add-other-names.ts';
import { rankQueries } from './rank-queries.ts';
import { searchWords } from './search-words.ts';
import type { SearchWord } from './search-word.ts';
import { segmenters } from './split-runs.ts';

const maxProducts = 4;
/** Maximum number of items to rank for a short prefix. */
const maxRanked = 500;

type Row = { readonly shopid: number; readonly itemid: number; readonly category: string };

async function findProducts(
  { db }: CatalogueDeps,
  view: CatalogueView,
  words: readonly SearchWord[],
): Promise<readonly Row[]> {
  const search = { words, ranked: words, scope: 'unfinished' as const, phrases: [], excluded: [] };
  const where = [...indexConditions({ view, request: {}, search }), sql<boolean>`l.in_stock`];
  const { rows } = await sql<Row>`
    select l.shopid, l.itemid, coalesce(${categoryName(view.language)}, '') as category
    from (select l.market, l.shopid, l.itemid, coalesce(l.cat3, l.cat2, l.cat1) as catid, l.in_stock, l.popularity, l.ctime,
        l.search_vector
      from searched_listing as l where ${and(where)} limit ${maxRanked}) as l
    left join category as c on c.market = l.market and c.catid = l.catid
    order by ${relevance(rankQueries(words, 'unfinished'), view.now)} desc, l.itemid limit ${maxProducts}`.execute(
    db,
  );
  return rows;
}

/** Whether too many products match: a single letter, but not an ideograph, which is a word. */
const isTooShort = (text: string): boolean => [...text].length < 2 && !/\p{Script=Han}/u.test(text);

/** Suggests products for sale whose names match a text, with its last word as a prefix. */
export async function suggestProducts(
  deps: CatalogueDeps,
  view: CatalogueView,
  text: string,
): Promise<Suggestion[]> {
  const reader = { language: marketLanguage(view.market), segmenters };
  const all = searchWords(text, reader);
  const significant = all.filter(({ isStopWord, prefix }) => !isStopWord || prefix);
  if (significant.length === 0 || isTooShort(text)) return [];
  const rows = await findProducts(deps, view, addOtherNames(significant, reader));
  const cards = await readListedCards(deps, view, rows);
  return cards.map(({ name, shopid, itemid, picture, price }) => ({
    kind: 'product',
    text: name,
    link: productPath({ name, shopId: shopid, itemId: itemid }),
    picture,
    price,
    category: rows.find((row) => row.itemid === itemid)?.category ?? '',
  }));
}
