import type { SearchParams } from '@pasar/search-params';
import type { JsonObject } from './json.ts';
import { matchTypes } from './tracking-codes.data.ts';

/** Search fields that the URL does not contain. */
export type SearchInfo = {
  /** Without personal data. */
  readonly keyword: string;
  readonly sorttype: number;
  readonly image_id: string;
};

const verifiedFilters = ['preferred', 'preferredPlus', 'officialMall', 'serviceByShopee'] as const;

const itemCondition = ({ newItem, usedItem }: SearchParams): string => {
  if (newItem === usedItem) return '';
  return newItem ? 'new' : 'used';
};

const toFilters = (match_type: number, ids: readonly (number | undefined)[], hashtag = '') => {
  const match_id = ids.filter((each) => each !== undefined);
  return match_id.length > 0 || hashtag ? [{ match_type, match_id, hashtag }] : [];
};

/**
 * The search query, with every documented field. This store has no `colorful_blocks` and `candidate_box`; they stay empty. doc2
 * §3 Search query
 *
 * @spec search-query amb-search-query-field-names
 */
export const describeSearch = (shown: SearchInfo, params: SearchParams) =>
  ({
    ...shown,
    colorful_blocks: [],
    price_min: params.minPrice ?? -1,
    price_max: params.maxPrice ?? -1,
    include_free_shipping: params.freeShipping ?? false,
    with_discount: params.withDiscount ?? false,
    attribute: params.attrId ?? 0,
    item_condition: itemCondition(params),
    verified_user: verifiedFilters.filter((name) => params[name]),
    filters: [
      ...toFilters(matchTypes.shop, [params.shop]),
      ...toFilters(matchTypes.category, [params.category, params.subcategory, params.thirdCategory]),
      ...toFilters(matchTypes.collection, [params.collection], params.hashtag),
    ],
    candidate_box: '',
    l1_cat: params.category ?? 0,
  }) satisfies JsonObject;
