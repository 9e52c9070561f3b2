import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './count-matches.ts';
import type { SearchCursor } from './search-cursor.ts';
import { dimensions, isFiltered, listingConditions, withoutFilters } from './search-filters.ts';
import type { Dimension, PlacedRequest } from './search-filters.ts';
import { readScope } from './search-scope.ts';
import type { SearchWord } from './search-word.ts';
import { hasWords, itemsQuery } from './search-word.ts';
import type { Understanding } from './understand-keyword.ts';

export type Found = {
  /** The words that are searched for; undefined for a list without a keyword. */
  readonly words: readonly SearchWord[] | undefined;
  /** The text of their tsquery. */
  readonly query: string | undefined;
  readonly dropped: readonly string[];
  /** How many of the known words, the rarest first, were left out. */
  readonly left: number;
  readonly matches: Matches;
  /** Where filters leave nothing: how many there are without them. */
  readonly unfiltered?: number;
};

/** Nobody looks through more; counting on would cost every search its time. */
const mostCounted = 2000;

const facetOf: Record<Dimension, keyof SearchFacets> = {
  locations: 'locations',
  brands: 'brands',
  rating: 'ratings',
  shipping_options: 'shipping_options',
};

const count = async (
  deps: CatalogueDeps,
  view: CatalogueView,
  request: PlacedRequest,
  query: string | undefined,
  only?: Dimension,
): Promise<Matches> =>
  (query === undefined ? await readScope(deps, view.market, request) : undefined) ??
  countMatches(deps, {
    market: view.market,
    where: [...listingConditions(request, view), ...(query === undefined ? [] : [hasWords(query)])],
    level: (request.level ?? 0) + 1,
    most: mostCounted,
    ...(only && { only: facetOf[only] }),
  });

const without = (request: PlacedRequest, name: Dimension): PlacedRequest => ({
  ...request,
  [name]: undefined,
});

/** The counts of a search; every dimension as if nothing were chosen in it. */
async function countAll(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: PlacedRequest,
  query: string | undefined,
): Promise<Matches> {
  const chosen = dimensions.filter((name) => request[name] !== undefined);
  const [matches, ...others] = await Promise.all([
    count(deps, view, request, query),
    ...chosen.map((name) => count(deps, view, without(request, name), query, name)),
  ]);
  const free = chosen.map((name, index) => [facetOf[name], others[index]?.facets[facetOf[name]]] as const);
  return { ...matches, facets: { ...matches.facets, ...Object.fromEntries(free) } };
}

const emptyFacets = { categories: [], locations: [], brands: [], ratings: [] };

const queryOf = (market: string, words: readonly SearchWord[] | undefined): string | undefined =>
  words && itemsQuery(market, words);

/** What the first page found out, and its cursor carries. */
const foundBefore = (
  market: string,
  understanding: Understanding | undefined,
  { total, more, left }: SearchCursor,
): Found => {
  const words = understanding?.words.slice(left);
  return {
    words,
    query: queryOf(market, words),
    dropped: [],
    left,
    matches: { total, more, facets: emptyFacets },
  };
};

/**
 * Searches for all words; while that finds nothing even without filters, leaves out the rarest. A page behind the first
 * one counts nothing: its cursor says what was found.
 */
export async function findMatches(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: PlacedRequest,
  understanding: Understanding | undefined,
  after: SearchCursor | undefined,
): Promise<Found> {
  if (after) return foundBefore(view.market, understanding, after);
  const known = understanding?.words ?? [];
  const filtered = isFiltered(request);
  for (let left = 0; ; left += 1) {
    const words = understanding && known.slice(left);
    const query = queryOf(view.market, words);
    const matches = await countAll(deps, view, request, query);
    const dropped = [...(understanding?.unknown ?? []), ...known.slice(0, left).map(({ text }) => text)];
    const found = { words, query, dropped, left, matches };
    if (matches.total > 0) return found;
    const all = filtered ? (await count(deps, view, withoutFilters(request), query)).total : 0;
    if (all > 0) return { ...found, unfiltered: all };
    if (left + 1 >= known.length) return found;
  }
}
