import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { Condition } from '../condition.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './count-matches.ts';
import type { CountRequest } from './read-counts.ts';
import { estimateShare, facetByDimension } from './estimate-share.ts';
import { indexConditions, scanConditions } from './list-conditions.ts';
import type { ListedItems, WordSearch } from './list-conditions.ts';
import { chooseReading, readReading, strictestReading, toSearch, writeReading } from './choose-reading.ts';
import type { Reading } from './choose-reading.ts';
import type { SearchCursor } from './search-cursor.ts';
import { dimensions, isFiltered, listingConditions, splitList, withoutFilters } from './search-filters.ts';
import type { Dimension } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { readScope } from './search-scope.ts';
import { unsharedReads } from './shared-reads.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';

export type SearchMatches = {
  /** The searched words; undefined for a list without a keyword. */
  readonly search: WordSearch | undefined;
  readonly dropped: readonly string[];
  /** The reading of the keyword, as encoded in a cursor. */
  readonly reading: number;
  readonly matches: Matches;
  /** If filters leave no results: how many there are without them. */
  readonly unfiltered?: number;
};

/** Counting stops here to keep searches fast. */
const maxCounted = 2000;

/** A single scan that yields two counts may read this many rows. */
const maxRead = 2 * maxCounted;

/** If a list has at least this share of a market, a scan without an index finds enough of it soon. */
const largeShare = 0.15;

const withoutDimension = (list: ListedItems, name: Dimension): ListedItems => ({
  ...list,
  request: { ...list.request, [name]: undefined },
});

/** Returns the selection in a dimension as a separate condition. */
const chosenCondition = ({ view, request }: ListedItems, name: Dimension): Condition =>
  and(listingConditions({ [name]: request[name] }, view));

type CountOptions = Pick<CountRequest, 'onlyFacet' | 'separateFacet' | 'maxCounted' | 'chosenValues'>;

/** Counts a list with the plan that its market's counts suggest. */
function createCounter(deps: CatalogueDeps, marketCounts: Matches | undefined) {
  const estimate = ({ request, search }: ListedItems): number =>
    marketCounts === undefined ? 0 : estimateShare(marketCounts, request, search?.words);
  const isLarge = (list: ListedItems): boolean => estimate(list) > largeShare;
  return {
    isLarge,
    /** Estimates the number of items in the list. */
    expected: (list: ListedItems): number => estimate(list) * (marketCounts?.total ?? 0),
    count: async (list: ListedItems, options: CountOptions = {}): Promise<Matches> => {
      const { view, request, search } = list;
      const scope = search || options.separateFacet ? undefined : await readScope(deps, view.market, request);
      if (scope) return scope;
      const isScan = isLarge(list);
      const where = (isScan ? scanConditions : indexConditions)(list);
      const level = (request.level ?? 0) + 1;
      return countMatches(deps, { market: view.market, where, isScan, level, maxCounted, ...options });
    },
  };
}
type Counter = ReturnType<typeof createCounter>;

/** Returns the selected locations and brands: facets list only the most common values of these. */
const listChosen = ({ request }: ListedItems): NonNullable<CountRequest['chosenValues']> => ({
  brands: splitList(request.brands ?? ''),
  locations: splitList(request.locations ?? ''),
});

/** Adds every selected value to the facets; takes missing counts from the list's own. */
function addChosen(list: ListedItems, facets: SearchFacets, own: SearchFacets): SearchFacets {
  const add = (facet: 'brands' | 'locations'): SearchFacets['brands'] => {
    const missing = (listChosen(list)[facet] ?? []).filter(
      (value) => !facets[facet].some((each) => each.value === value),
    );
    const counted = missing.map(
      (value) => own[facet].find((each) => each.value === value) ?? { value, label: value, count: 0 },
    );
    return [...facets[facet], ...counted];
  };
  return { ...facets, brands: add('brands'), locations: add('locations') };
}

/** Counts a list and one dimension as if nothing were selected in it: in one scan, unless it is too long to read to its end. */
async function countWithDimension(
  { expected, count }: Counter,
  list: ListedItems,
  name: Dimension,
): Promise<Matches> {
  const wider = withoutDimension(list, name);
  const chosenValues = listChosen(list);
  const facet = facetByDimension[name];
  if (expected(wider) <= maxRead) {
    const both = await count(wider, {
      maxCounted: maxRead,
      separateFacet: { facet, chosen: chosenCondition(list, name) },
      chosenValues,
    });
    if (!both.more) return both;
  }
  const [matches, { facets }] = await Promise.all([
    count(list, { chosenValues }),
    count(wider, { onlyFacet: facet, chosenValues }),
  ]);
  return {
    ...matches,
    facets: addChosen(list, { ...matches.facets, [facet]: facets[facet] }, matches.facets),
  };
}

/** Counts a search, each dimension as if nothing were selected in it. */
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
      counts.count(withoutDimension(list, name), {
        onlyFacet: facetByDimension[name],
        chosenValues: listChosen(list),
      }),
    ),
  ]);
  const free = others.map(
    (name, index) => [facetByDimension[name], separateCounts[index]?.facets[facetByDimension[name]]] as const,
  );
  const facets = { ...matches.facets, ...Object.fromEntries(free) };
  return { ...matches, facets: addChosen(list, facets, matches.facets) };
}

const emptyFacets = { categories: [], locations: [], brands: [], ratings: [] };

/** Restores the first page's findings from the cursor. */
const readFromCursor = (
  analysis: KeywordAnalysis | undefined,
  { total, more, reading }: SearchCursor,
): SearchMatches => ({
  search: analysis && toSearch(analysis, readReading(reading, analysis.words.length)),
  dropped: [],
  reading,
  matches: { total, more: more === 1, facets: emptyFacets },
});

/** The counts of the whole market only choose between plans, so they may be seconds old. */
const readMarketCounts = (deps: CatalogueDeps, market: string): Promise<Matches | undefined> =>
  (deps.sharedReads ?? unsharedReads)(`counts ${market}`, () => readScope(deps, market, {}));

const listDropped = ({ words, unknown, excess }: KeywordAnalysis, { dropped }: Reading): string[] => [
  ...unknown,
  ...words.flatMap(({ written }, index) => (dropped.has(index) ? [written] : [])),
  ...excess,
];

type CountedReading = { readonly reading: Reading; readonly matches: Matches };

/**
 * Chooses a keyword's reading and counts its matches. If the strictest reading probably has enough matches, it is counted
 * first: with enough of them, no other reading is looked for. Not in a large list, which would be read to its end if the words
 * are not in names.
 */
async function countReading(
  deps: CatalogueDeps,
  counts: Counter,
  analysis: KeywordAnalysis,
  asked: Pick<ListedItems, 'view' | 'request'>,
): Promise<CountedReading> {
  const toList = (reading: Reading): ListedItems => ({ ...asked, search: toSearch(analysis, reading) });
  const { reading: strictest, least } = strictestReading(analysis);
  const list = toList(strictest);
  if (counts.expected(list) >= least && !counts.isLarge(list)) {
    const matches = await countAll(counts, list);
    if (matches.total >= least) return { reading: strictest, matches };
  }
  const reading = await chooseReading(deps, analysis, asked);
  return { reading, matches: await countAll(counts, toList(reading)) };
}

/**
 * Searches for all words; if that finds nothing even without filters, drops the most common ones. Pages after the first
 * do not count: the cursor carries the counts.
 */
export async function findMatches(
  deps: CatalogueDeps,
  view: CatalogueView,
  request: ResolvedRequest,
  analysis: KeywordAnalysis | undefined,
  after: SearchCursor | undefined,
): Promise<SearchMatches> {
  if (after) return readFromCursor(analysis, after);
  const counts = createCounter(deps, await readMarketCounts(deps, view.market));
  const list = { view, request };
  const counted = analysis && (await countReading(deps, counts, analysis, list));
  const search = analysis && counted && toSearch(analysis, counted.reading);
  const found: SearchMatches = {
    search,
    dropped: analysis && counted ? listDropped(analysis, counted.reading) : [],
    reading: counted ? writeReading(counted.reading) : 0,
    matches: counted?.matches ?? (await countAll(counts, { ...list, search })),
  };
  if (!isFiltered(request) || found.matches.total > 0) return found;
  const { total } = await counts.count({ view, request: withoutFilters(request), search });
  return total > 0 ? { ...found, unfiltered: total } : found;
}
