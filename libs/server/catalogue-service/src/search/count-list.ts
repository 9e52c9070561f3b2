import type { SearchFacets } from '@pasar/catalogue-contract';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { countMatches } from './count-matches.ts';
import type { Matches } from './count-matches.ts';
import { estimateShare, facetByDimension } from './estimate-share.ts';
import { pageLimit } from './find-page.ts';
import { indexConditions, scanConditions } from './list-conditions.ts';
import type { ListedItems } from './list-conditions.ts';
import type { CountRequest } from './read-counts.ts';
import { readPlace, sortByItem } from './resolve-sorting.ts';
import { dimensions, listingConditions, splitList } from './search-filters.ts';
import type { Dimension } from './search-filters.ts';
import { readScope } from './search-scope.ts';

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
const chosenCondition = ({ view, request }: ListedItems, name: Dimension): SqlCondition =>
  and(listingConditions({ [name]: request[name] }, view));

type CountOptions = Pick<CountRequest, 'onlyFacet' | 'separateFacet' | 'maxCounted' | 'chosenValues'> & {
  /** Whether to read the first page as well, if sorting all matches costs less than a second statement. */
  readonly withFirstPage?: boolean;
};

/** Ranking this many matches costs less than a second statement for the first page. */
const maxRankedWithCounts = 500;

/** Returns the order of the first page, unless too many items have the words to rank them all, or distances are needed. */
function firstPageOrder({ view, request, search }: ListedItems): CountRequest['firstPage'] {
  const isShort = search?.words.some(({ items = 0 }) => items <= maxRankedWithCounts) ?? true;
  if (!isShort || readPlace(request)) return undefined;
  return { sorting: sortByItem(view, request, search), limit: pageLimit(request) };
}

/** Counts a list with the plan that its market's counts suggest. */
export function createCounter(deps: CatalogueDeps, marketCounts: Matches | undefined) {
  const estimate = ({ request, search }: ListedItems): number =>
    marketCounts === undefined ? 0 : estimateShare(marketCounts, request, search?.words);
  const isLarge = (list: ListedItems): boolean => estimate(list) > largeShare;
  return {
    isLarge,
    /** Estimates the number of items in the list. */
    expected: (list: ListedItems): number => estimate(list) * (marketCounts?.total ?? 0),
    count: async (
      list: ListedItems,
      { withFirstPage = false, ...options }: CountOptions = {},
    ): Promise<Matches> => {
      const { view, request, search } = list;
      const scope = search || options.separateFacet ? undefined : await readScope(deps, view.market, request);
      if (scope) return scope;
      const isScan = isLarge(list);
      const where = (isScan ? scanConditions : indexConditions)(list);
      const level = (request.level ?? 0) + 1;
      const firstPage = withFirstPage && !isScan ? firstPageOrder(list) : undefined;
      return countMatches(deps, {
        ...{ market: view.market, where, isScan, level, maxCounted },
        ...options,
        ...(firstPage && { firstPage }),
      });
    },
  };
}
export type Counter = ReturnType<typeof createCounter>;

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
      withFirstPage: true,
    });
    if (!both.more) return both;
  }
  const [matches, { facets }] = await Promise.all([
    count(list, { chosenValues, withFirstPage: true }),
    count(wider, { onlyFacet: facet, chosenValues }),
  ]);
  return {
    ...matches,
    facets: addChosen(list, { ...matches.facets, [facet]: facets[facet] }, matches.facets),
  };
}

/** Counts a search, each dimension as if nothing were selected in it. */
export async function countAll(counts: Counter, list: ListedItems): Promise<Matches> {
  const chosen = dimensions.filter((name) => list.request[name] !== undefined);
  const [shortest, ...others] = chosen.toSorted(
    (one, other) =>
      counts.expected(withoutDimension(list, one)) - counts.expected(withoutDimension(list, other)),
  );
  if (shortest === undefined) return counts.count(list, { withFirstPage: true });
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
