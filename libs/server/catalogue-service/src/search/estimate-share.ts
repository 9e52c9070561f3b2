import type { SearchFacets } from '@pasar/catalogue-contract';
import type { Matches } from './count-matches.ts';
import type { CountableFacet } from './read-counts.ts';
import { listingFlags } from './listing-flags.data.ts';
import type { Dimension } from './search-filters.ts';
import type { ResolvedRequest } from './search-request.ts';
import { dimensions, splitList } from './search-filters.ts';
import type { SearchWord } from './search-word.ts';

/** The facet that counts a dimension's values. */
export const facetByDimension: Readonly<Record<Dimension, CountableFacet>> = {
  locations: 'locations',
  brands: 'brands',
  rating: 'ratings',
  shipping_options: 'shipping_options',
};

/** Selective filters for which the market has no counts. */
const selectiveFilters = [
  ...(['shop', 'shop_collection', 'catalogue', 'catalogues', 'image_id', 'labels', 'min_price'] as const),
  ...(['promotion', 'attribute', 'item_tags'] as const),
] as const;

/**
 * Estimates a list's share of a market, 0 to 1, from the counts of the whole market, assuming that words and filters are
 * independent. Only chooses between query plans; never affects results.
 */
export function estimateShare(
  { total, facets }: Matches,
  request: ResolvedRequest,
  words: readonly SearchWord[] = [],
): number {
  const share = (count: number): number => (total > 0 ? Math.min(1, count / total) : 0);
  const countedShare = (facet: keyof SearchFacets, values: readonly string[]): number =>
    share(
      (facets[facet] ?? []).reduce(
        (sum, { value, count }) => (values.includes(value) ? sum + count : sum),
        0,
      ),
    );
  const dimension = (name: Dimension): number => {
    const value = request[name];
    return value === undefined ? 1 : countedShare(facetByDimension[name], splitList(String(value)));
  };
  if (selectiveFilters.some((name) => request[name] !== undefined && request[name] !== '')) return 0;
  const shares = [
    ...words.map(({ items = 0 }) => share(items)),
    ...dimensions.map(dimension),
    ...listingFlags.map(({ name }) => (request[name] === true ? countedShare('flags', [name]) : 1)),
    request.category === undefined ? 1 : countedShare('categories', [String(request.category)]),
  ];
  return shares.reduce((product, each) => product * each, 1);
}
