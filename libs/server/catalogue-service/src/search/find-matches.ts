import type { CatalogueDeps, CatalogueView } from '../catalogue-deps.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';
import { chooseReading, readReading, strictestReading, toSearch, writeReading } from './choose-reading.ts';
import type { Reading } from './choose-reading.ts';
import { countAll, createCounter } from './count-list.ts';
import type { Counter } from './count-list.ts';
import type { Matches } from './count-matches.ts';
import type { ListedItems, WordSearch } from './list-conditions.ts';
import type { SearchCursor } from './search-cursor.ts';
import { isFiltered, withoutFilters } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { readScope } from './search-scope.ts';
import { unsharedReads } from './shared-reads.ts';

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
