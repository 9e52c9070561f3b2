import type { Market } from '@pasar/markets';
import { minorUnits } from '@pasar/money';
import { filterFlags } from '@pasar/search-params';
import type { FilterFlag, SearchParams } from '@pasar/search-params';
import type { SearchQuery } from './catalogue-api.ts';

type Order = Pick<SearchQuery, 'sort_by' | 'order' | 'lat' | 'lon'>;

/** Sorting by distance needs coordinates; without them it falls back to relevance. */
function toOrder({ sortBy, order, lat, lon }: SearchParams): Order {
  if (!sortBy || sortBy === 'relevancy') return {};
  if (sortBy === 'distance')
    return lat === undefined || lon === undefined ? {} : { sort_by: sortBy, lat, lon };
  return { sort_by: sortBy, ...(order && { order }) };
}

const wireNames = Object.entries(filterFlags) as readonly (readonly [FilterFlag, keyof SearchQuery])[];

const toFlags = (params: SearchParams): Partial<SearchQuery> =>
  Object.fromEntries(wireNames.flatMap(([name, wire]) => (params[name] ? [[wire, true]] : [])));

const joinList = (...lists: readonly (readonly (string | number)[] | undefined)[]): string | undefined =>
  lists.flatMap((list) => list ?? []).join(',') || undefined;

/** Undefined fields are omitted, so that equivalent queries share a cache entry. */
const omitUndefined = (query: SearchQuery): SearchQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** The scope of a search. The deepest category wins. */
const toSearchContext = (params: SearchParams): SearchQuery => ({
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
 * The API query of a search page. Prices are in the currency's main unit in the URL and in minor units on the wire. Every field
 * filters or sorts, except those of `unsupportedFields`, which are ignored.
 */
export function toSearchQuery(params: SearchParams, market: Pick<Market, 'currency'>): SearchQuery {
  const scale = 10 ** minorUnits(market.currency);
  const minor = (price: number | undefined) => (price === undefined ? undefined : Math.round(price * scale));
  return omitUndefined({
    keyword: params.keyword ?? params.searchPrefill,
    ...toSearchContext(params),
    ...toOrder(params),
    min_price: minor(params.minPrice),
    max_price: minor(params.maxPrice),
    rating: params.ratingFilter,
    locations: joinList(params.locations),
    brands: joinList(params.facet),
    shipping_options: joinList(params.shippingOptions),
    labels: joinList(params.labelIds, params.pLabelIds),
    catalogues: joinList(params.pcpIds),
    item_tags: joinList(params.itemTagIds),
    ...toFlags(params),
    no_correction: params.noCorrection,
  });
}
