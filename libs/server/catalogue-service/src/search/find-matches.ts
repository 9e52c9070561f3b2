import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './count-matches.ts';
import { expectedShare, facetOf } from './expected-share.ts';
import { listedByIndex, listedOnTheWay } from './listed-where.ts';
import type { Listed } from './listed-where.ts';
import type { SearchCursor } from './search-cursor.ts';
import { dimensions, isFiltered, withoutFilters } from './search-filters.ts';
import type { Dimension, PlacedRequest } from './search-filters.ts';
import { readScope } from './search-scope.ts';
import type { SearchWord } from './search-word.ts';
import type { Understanding } from './understand-keyword.ts';

export type Found = {
  /** The words that are searched for; undefined for a list without a keyword. */
  readonly words: readonly SearchWord[] | undefined;
  readonly dropped: readonly string[];
  /** How many of the known words, the rarest first, were left out. */
  readonly left: number;
  readonly matches: Matches;
  /** Where filters leave nothing: how many there are without them. */
  readonly unfiltered?: number;
};

/** Nobody looks through more; counting on would cost every search its time. */
const mostCounted = 2000;

/** Where so large a part of a market is of a list, one meets enough of it soon without any index. */
const large = 0.15;

/** Counts a list as its market's counts suggest. */
const counting =
  (deps: CatalogueDeps, whole: Matches | undefined) =>
  async ({ view, request, words }: Listed, only?: Dimension): Promise<Matches> => {
    const scope = words === undefined ? await readScope(deps, view.market, request) : undefined;
    const isLarge = whole !== undefined && expectedShare(whole, request, words) > large;
    const where = (isLarge ? listedOnTheWay : listedByIndex)({ view, request, words });
    const level = (request.level ?? 0) + 1;
    const kind = only && { only: facetOf[only] };
    return scope ?? countMatches(deps, { market: view.market, where, level, most: mostCounted, ...kind });
  };
type Count = ReturnType<typeof counting>;

const without = (list: Listed, name: Dimension): Listed => ({
  ...list,
  request: { ...list.request, [name]: undefined },
});

/** The counts of a search; every dimension as if nothing were chosen in it. */
async function countAll(count: Count, list: Listed): Promise<Matches> {
  const chosen = dimensions.filter((name) => list.request[name] !== undefined);
  const [matches, ...others] = await Promise.all([
    count(list),
    ...chosen.map((name) => count(without(list, name), name)),
  ]);
  const free = chosen.map((name, index) => [facetOf[name], others[index]?.facets[facetOf[name]]] as const);
  return { ...matches, facets: { ...matches.facets, ...Object.fromEntries(free) } };
}

const emptyFacets = { categories: [], locations: [], brands: [], ratings: [] };

/** What the first page found out, and its cursor carries. */
const foundBefore = (
  understanding: Understanding | undefined,
  { total, more, left }: SearchCursor,
): Found => ({
  words: understanding?.words.slice(left),
  dropped: [],
  left,
  matches: { total, more, facets: emptyFacets },
});

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
  if (after) return foundBefore(understanding, after);
  const known = understanding?.words ?? [];
  const filtered = isFiltered(request);
  const count = counting(deps, await readScope(deps, view.market, {}));
  for (let left = 0; ; left += 1) {
    const words = understanding && known.slice(left);
    const matches = await countAll(count, { view, request, words });
    const dropped = [...(understanding?.unknown ?? []), ...known.slice(0, left).map(({ text }) => text)];
    const found = { words, dropped, left, matches };
    if (matches.total > 0) return found;
    const all = filtered ? (await count({ view, request: withoutFilters(request), words })).total : 0;
    if (all > 0) return { ...found, unfiltered: all };
    if (left + 1 >= known.length) return found;
  }
}
