import type { Market } from '@pasar/markets';
import { minorUnits } from '@pasar/money';
import { filterFlags } from '@pasar/search-params';
import type { FilterFlag, SearchParams } from '@pasar/search-params';
import type { SearchQuery } from './catalogue-api.ts';

type Order = Pick<SearchQuery, 'sort_by' | 'order' | 'lat' | 'lon'>;

/** Distance needs a place to measure from: without one it falls back to relevance. */
function orderOf({ sortBy, order, lat, lon }: SearchParams): Order {
  if (!sortBy || sortBy === 'relevancy') return {};
  if (sortBy === 'distance')
    return lat === undefined || lon === undefined ? {} : { sort_by: sortBy, lat, lon };
  return { sort_by: sortBy, ...(order && { order }) };
}

const wireNames = Object.entries(filterFlags) as readonly (readonly [FilterFlag, keyof SearchQuery])[];

const flagsOf = (params: SearchParams): Partial<SearchQuery> =>
  Object.fromEntries(wireNames.flatMap(([name, wire]) => (params[name] ? [[wire, true]] : [])));

const joined = (...lists: readonly (readonly (string | number)[] | undefined)[]): string | undefined =>
  lists.flatMap((list) => list ?? []).join(',') || undefined;

/** What is undefined is left out: an address and its twin with fewer words are one entry of the cache. */
const said = (query: SearchQuery): SearchQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** Where an address searches. The deepest category counts. */
const contextOf = (params: SearchParams): SearchQuery => ({
  category: params.thirdCategory ?? params.subcategory ?? params.category ?? params.originalCategoryId,
  shop: params.shop,
  shop_collection: params.shopCollection,
  catalogue: params.catalogue,
  collection: params.collection,
  hashtag: params.hashtag,
  promotion: params.promotionId,
  attribute: params.attrId,
  attribute_name: params.attrName,
  attribute_value: params.attrVal,
});

/**
 * What a search address asks of the API. Prices stand in the address in the currency's main unit and travel in the minor
 * one. Every field narrows or sorts what is found, but for those of `unsupportedFields`: a page names them.
 */
export function toSearchQuery(params: SearchParams, market: Pick<Market, 'currency'>): SearchQuery {
  const scale = 10 ** minorUnits(market.currency);
  const minor = (price: number | undefined) => (price === undefined ? undefined : Math.round(price * scale));
  return said({
    keyword: params.keyword ?? params.searchPrefill,
    ...contextOf(params),
    ...orderOf(params),
    min_price: minor(params.minPrice),
    max_price: minor(params.maxPrice),
    rating: params.ratingFilter,
    locations: joined(params.locations),
    brands: joined(params.facet),
    shipping_options: joined(params.shippingOptions),
    labels: joined(params.labelIds, params.pLabelIds),
    catalogues: joined(params.pcpIds),
    item_tags: joined(params.itemTagIds),
    ...flagsOf(params),
    no_correction: params.noCorrection,
  });
}
