import type { Market } from '@pasar/markets';
import { minorUnits } from '@pasar/money';
import type { SearchParams } from '@pasar/search-params';
import type { SearchQuery } from './catalogue-api.ts';

type Order = Pick<SearchQuery, 'sort_by' | 'order'>;

/** Distance needs a place, which nobody asks for yet: it falls back to relevance. */
function orderOf({ sortBy, order }: SearchParams): Order {
  if (!sortBy || sortBy === 'relevancy' || sortBy === 'distance') return {};
  return { sort_by: sortBy, ...(order && { order }) };
}

const flags = {
  withDiscount: 'with_discount',
  freeShipping: 'free_shipping',
  payCOD: 'cod',
  officialMall: 'official',
  preferred: 'preferred',
  preferredPlus: 'preferred_plus',
  serviceByShopee: 'service',
  filterSoldOut: 'in_stock',
  noCorrection: 'no_correction',
} as const satisfies Partial<Record<keyof SearchParams, keyof SearchQuery>>;

const flagsOf = (params: SearchParams): Partial<SearchQuery> =>
  Object.fromEntries(
    Object.entries(flags).flatMap(([name, wire]) =>
      params[name as keyof typeof flags] ? [[wire, true]] : [],
    ),
  );

const joined = (list: readonly (string | number)[] | undefined): string | undefined =>
  list?.join(',') || undefined;

/** What is undefined is left out: an address and its twin with fewer words are one entry of the cache. */
const said = (query: SearchQuery): SearchQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/**
 * What a search address asks of the API. Prices stand in the address in the currency's main unit and travel in the minor
 * one. The deepest category counts. `brands` of an address are numbers (amb-filter-field-types): names stand in `facet`.
 */
export function toSearchQuery(params: SearchParams, market: Pick<Market, 'currency'>): SearchQuery {
  const scale = 10 ** minorUnits(market.currency);
  const minor = (price: number | undefined) => (price === undefined ? undefined : Math.round(price * scale));
  return said({
    keyword: params.keyword,
    category: params.thirdCategory ?? params.subcategory ?? params.category,
    shop: params.shop,
    shop_collection: params.shopCollection,
    ...orderOf(params),
    min_price: minor(params.minPrice),
    max_price: minor(params.maxPrice),
    rating: params.ratingFilter,
    locations: joined(params.locations),
    brands: joined([...(params.brands ?? []), ...(params.facet ?? [])]),
    ...flagsOf(params),
  });
}
