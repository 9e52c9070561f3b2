import type { SearchAnswer } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { readCursor } from '../cursor.ts';
import { readCards } from '../read-cards.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './count-matches.ts';
import { baseConditions, dimensionConditions, dimensions } from './search-filters.ts';
import type { SearchRequest } from './search-filters.ts';
import { searchSorting } from './search-sorting.ts';
import type { SearchWord } from './search-word.ts';
import { itemsQuery, wordsQuery } from './search-word.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { Understanding } from './understand-keyword.ts';
import { marketVocabulary } from './vocabulary.ts';

const emptyFacets = { categories: [], locations: [], brands: [], ratings: [] };

/** Categories one level below the chosen one, or the top ones. */
async function nextLevel({ db }: CatalogueDeps, market: string, catid: number | undefined): Promise<number> {
  if (catid === undefined) return 1;
  const row = await db
    .selectFrom('category')
    .select('level')
    .where('market', '=', market)
    .where('catid', '=', catid)
    .executeTakeFirst();
  return (row?.level ?? 0) + 1;
}

type Found = {
  /** The words that are searched for; undefined for a list without a keyword. */
  readonly words: readonly SearchWord[] | undefined;
  readonly dropped: readonly string[];
  readonly matches: Matches;
};

/** Filters for some words, or for none. */
const conditionsFor = (
  view: CatalogueView,
  request: SearchRequest,
  words: readonly SearchWord[] | undefined,
) => baseConditions(request, view, words && itemsQuery(view.market, words));

/** Searches for all words; while that finds nothing, leaves out the rarest. */
async function findMatches(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: SearchRequest,
  understanding: Understanding | undefined,
): Promise<Found> {
  const level = await nextLevel(deps, view.market, request.category);
  const own = dimensionConditions(request, view);
  const dropped = [...(understanding?.unknown ?? [])];
  let words = understanding?.words;
  for (;;) {
    const matches = await countMatches(deps.db, view, {
      base: conditionsFor(view, request, words),
      own,
      level,
    });
    const [rarest, ...others] = words ?? [];
    if (matches.total > 0 || !rarest || others.length === 0) return { words, dropped, matches };
    dropped.push(rarest.text);
    words = others;
  }
}

function findPage(deps: CatalogueDeps, view: CatalogueView, request: SearchRequest, { words }: Found) {
  const own = dimensionConditions(request, view);
  return readCards(deps, view, {
    where: [...conditionsFor(view, request, words), ...dimensions.map((each) => own[each])],
    sorting: searchSorting(request, words && wordsQuery(words)),
    after: readCursor(request.cursor),
    limit: request.limit ?? 30,
  });
}

/**
 * Searches a market's items, or lists a category or a shop. The first page tells counts, how a mistyped keyword was
 * understood and which words had to be left out.
 */
export async function searchCatalogue(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const keyword = request.keyword?.trim() ?? '';
  const vocabulary = marketVocabulary(deps.db, view.market);
  const understanding =
    keyword === '' ? undefined : await understandKeyword(keyword, vocabulary, request.no_correction !== true);
  if (understanding?.words.length === 0) return { items: [], total: 0, facets: emptyFacets };
  const found = await findMatches(deps, view, request, understanding);
  const page = { ...(await findPage(deps, view, request, found)), total: found.matches.total };
  if (request.cursor !== undefined) return page;
  return {
    ...page,
    facets: found.matches.facets,
    ...(understanding?.corrected === undefined ? {} : { corrected: understanding.corrected }),
    ...(found.dropped.length === 0 ? {} : { dropped: [...found.dropped] }),
  };
}
