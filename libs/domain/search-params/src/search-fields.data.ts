import {
  flag,
  id,
  integerBetween,
  integerList,
  numberBetween,
  enumParam,
  text,
  textList,
  textUpTo,
  withDefault,
} from './codecs.ts';
import type { Codec } from './codecs.ts';

/** @spec sort-by sort-order */
/** Sort keys, in URLs and in the search call. */
export const searchSorts = ['relevancy', 'ctime', 'pop', 'price', 'distance', 'sales', 'discount'] as const;

/** Sort keys of older URLs (doc2 §9 "popular", "time"). @spec search-sort-mapping amb-sort-mapping */
const olderSortWords = { time: 'ctime', popular: 'pop' } as const;

/** The longest keyword that the search calls accept, in UTF-16 code units. */
export const maxKeywordLength = 200;

const price = numberBetween(0, Number.MAX_SAFE_INTEGER);

/**
 * Every field of a search or browse URL by its wire name (doc2 §9). Types are those of amb-filter-field-types; prices are in
 * the currency's main unit. `page` counts from 0 (amb-page-base).
 *
 * @spec filter-fields filter-query
 */
export const searchFields = {
  withDiscount: flag,
  freeShipping: flag,
  newItem: flag,
  usedItem: flag,
  preferred: flag,
  minPrice: price,
  maxPrice: price,
  facet: textList,
  locations: textList,
  wholesale: flag,
  shippingOptions: integerList,
  payCreditCard: flag,
  payCOD: flag,
  installment: flag,
  ccInstallment: flag,
  nonCCInstallment: flag,
  hasLowestPriceGuarantee: flag,
  serviceByShopee: flag,
  officialMall: flag,
  ratingFilter: integerBetween(1, 5),
  labelIds: integerList,
  pLabelIds: integerList,
  isBuyerPerspective: flag,
  brands: integerList,
  preOrder: flag,
  filterVideo: flag,
  preferredPlus: flag,
  filterOriginal: flag,
  filters: text,
  pcpIds: integerList,
  itemTagIds: integerList,
  sortBy: withDefault(enumParam(searchSorts, olderSortWords), 'relevancy'),
  order: enumParam(['asc', 'desc']),
  lat: numberBetween(-90, 90),
  lon: numberBetween(-180, 180),
  skipShuffle: flag,
  filterSoldOut: flag,
  hideRemainingPrice: flag,
  page: withDefault(integerBetween(0, Number.MAX_SAFE_INTEGER), 0),
  noCorrection: flag,
  reservedKeyword: text,
  showItems: flag,
  trackingId: text,
  keyword: textUpTo(maxKeywordLength),
  shop: id,
  subcategory: id,
  category: id,
  thirdCategory: id,
  attrId: id,
  attrVal: text,
  attrName: text,
  hashtag: text,
  shopCollection: id,
  originalCategoryId: id,
  collection: id,
  searchPrefill: textUpTo(maxKeywordLength),
  promotionId: id,
  catalogue: id,
  site: text,
  searchFrom: text,
  originalResultType: text,
  complementKeyword: text,
} as const satisfies Record<string, Codec<unknown>>;

/** Names of all search fields: a search page depends on these. */
export const searchFieldNames: readonly string[] = Object.keys(searchFields);

export type SearchField = keyof typeof searchFields;

type ValueOf<Field> = Field extends Codec<infer Value> ? Value : never;

/**
 * The parameters of a search URL. Omitted fields have their default: off, empty, the first page, by relevance.
 * @spec browse-query
 */
export type SearchParams = { readonly [Name in SearchField]?: ValueOf<(typeof searchFields)[Name]> };
