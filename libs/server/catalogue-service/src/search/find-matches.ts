import { sql } from 'kysely';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { allOf } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { countMatches } from './count-matches.ts';
import type { CountRequest, Matches } from './count-matches.ts';
import { estimateShare, facetByDimension } from './estimate-share.ts';
import { indexConditions, scanConditions } from './list-conditions.ts';
import type { ListedItems } from './list-conditions.ts';
import type { SearchCursor } from './search-cursor.ts';
import { dimensions, isFiltered, listingConditions, withoutFilters } from './search-filters.ts';
import type { Dimension } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { readScope } from './search-scope.ts';
import type { SearchWord } from './search-word.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';

export type SearchMatches = {
  /** The words that are searched for; undefined for a list without a keyword. */
  readonly words: readonly SearchWord[] | undefined;
  readonly dropped: readonly string[];
  /** CountOptions many of the known words, the rarest first, were left out. */
  readonly droppedWordCount: number;
  readonly matches: Matches;
  /** Where filters leave nothing: how many there are without them. */
  readonly unfiltered?: number;
};

/** Counting stops here to keep searches fast. */
const maxCounted = 2000;

/** One reading that tells two counts may be so much longer. */
const maxRead = 2 * maxCounted;

/** Where so large a part of a market is of a list, one meets enough of it soon without any index. */
const largeShare = 0.15;

const withoutDimension = (list: ListedItems, name: Dimension): ListedItems => ({
  ...list,
  request: { ...list.request, [name]: undefined },
});

/** What is chosen in a dimension, as a condition of its own. */
const chosenCondition = ({ view, request }: ListedItems, name: Dimension): Condition =>
  allOf(listingConditions({ [name]: request[name] }, view));

type CountOptions = Pick<CountRequest, 'onlyFacet' | 'separateFacet' | 'maxCounted'>;

/** Counts a list as its market's counts suggest. */
function createCounter(deps: CatalogueDeps, marketCounts: Matches | undefined) {
  const estimate = ({ request, words }: ListedItems): number =>
    marketCounts === undefined ? 0 : estimateShare(marketCounts, request, words);
  return {
    /** The estimated number of items in the list. */
    expected: (list: ListedItems): number => estimate(list) * (marketCounts?.total ?? 0),
    count: async (list: ListedItems, options: CountOptions = {}): Promise<Matches> => {
      const { view, request, words } = list;
      const scope = words || options.separateFacet ? undefined : await readScope(deps, view.market, request);
      const where = (estimate(list) > largeShare ? scanConditions : indexConditions)(list);
      const level = (request.level ?? 0) + 1;
      return scope ?? countMatches(deps, { market: view.market, where, level, maxCounted, ...options });
    },
  };
}
type Counter = ReturnType<typeof createCounter>;

/**
 * A list's counts, one dimension as if nothing were chosen in it: one reading tells both, unless it is too long to be
 * read to its end.
 */
async function countWithDimension(
  { expected, count }: Counter,
  list: ListedItems,
  name: Dimension,
): Promise<Matches> {
  const wider = withoutDimension(list, name);
  const facet = facetByDimension[name];
  if (expected(wider) <= maxRead) {
    const both = await count(wider, {
      maxCounted: maxRead,
      separateFacet: { facet, chosen: chosenCondition(list, name) },
    });
    if (!both.more) return both;
  }
  const [matches, { facets }] = await Promise.all([count(list), count(wider, { onlyFacet: facet })]);
  return { ...matches, facets: { ...matches.facets, [facet]: facets[facet] } };
}

/** The counts of a search; every dimension as if nothing were chosen in it. */
async function countAll(counts: Counter, list: ListedItems): Promise<Matches> {
  const chosen = dimensions.filter((name) => list.request[name] !== undefined);
  const [shortest, ...others] = chosen.toSorted(
    (one, other) =>
      counts.expected(withoutDimension(list, one)) - counts.expected(withoutDimension(list, other)),
  );
  if (shortest === undefined) return counts.count(list);
  const [matches, ...separateCounts] = await Promise.all([
    countWithDimension(counts, list, shortest),
    ...others.map((name) =>
      counts.count(withoutDimension(list, name), { onlyFacet: facetByDimension[name] }),
    ),
  ]);
  const free = others.map(
    (name, index) => [facetByDimension[name], separateCounts[index]?.facets[facetByDimension[name]]] as const,
  );
  return { ...matches, facets: { ...matches.facets, ...Object.fromEntries(free) } };
}

const emptyFacets = { categories: [], locations: [], brands: [], ratings: [] };

/** What the first page found out, and its cursor carries. */
const readFromCursor = (
  analysis: KeywordAnalysis | undefined,
  { total, more, droppedWordCount }: SearchCursor,
): SearchMatches => ({
  // A word that was known to the first page may be gone: one is searched for at least.
  words: analysis?.words.slice(Math.min(droppedWordCount, analysis.words.length - 1)),
  dropped: [],
  droppedWordCount,
  matches: { total, more: more === 1, facets: emptyFacets },
});

/**
 * CountOptions many of the words, the rarest first, have to be left out before anything is found at all: one statement tries one
 * after the other. Filters are not asked: what they leave out is told apart.
 */
async function countWordsToDrop({ db }: CatalogueDeps, list: ListedItems): Promise<number> {
  const words = list.words ?? [];
  const last = words.length - 1;
  const request = withoutFilters(list.request);
  const tries = words.slice(1).map((_, index) => {
    const where = indexConditions({ ...list, request, words: words.slice(index + 1) });
    return sql`when exists (select from searched_listing as l where ${allOf(where)}) then ${index + 1}::int`;
  });
  const { rows } = await sql<{ word_count: number }>`
    select case ${sql.join(tries, sql` `)} else ${last}::int end as word_count`.execute(db);
  return rows[0]?.word_count ?? last;
}

/**
 * Searches for all words; where that finds nothing even without filters, leaves out the rarest. A page behind the first
 * one counts nothing: its cursor says what was found.
 */
export async function findMatches(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: ResolvedRequest,
  analysis: KeywordAnalysis | undefined,
  after: SearchCursor | undefined,
): Promise<SearchMatches> {
  if (after) return readFromCursor(analysis, after);
  const known = analysis?.words ?? [];
  const { unknown = [], excess = [] } = analysis ?? {};
  const filtered = isFiltered(request);
  const counts = createCounter(deps, await readScope(deps, view.market, {}));
  const find = async (droppedWordCount: number): Promise<SearchMatches> => {
    const words = analysis && known.slice(droppedWordCount);
    const dropped = [...unknown, ...known.slice(0, droppedWordCount).map(({ text }) => text), ...excess];
    const found = {
      words,
      dropped,
      droppedWordCount,
      matches: await countAll(counts, { view, request, words }),
    };
    if (!filtered || found.matches.total > 0) return found;
    const { total } = await counts.count({ view, request: withoutFilters(request), words });
    return total > 0 ? { ...found, unfiltered: total } : found;
  };
  const whole = await find(0);
  const isFound = whole.matches.total > 0 || whole.unfiltered !== undefined;
  if (isFound || known.length < 2) return whole;
  return find(await countWordsToDrop(deps, { view, request, words: known }));
}
