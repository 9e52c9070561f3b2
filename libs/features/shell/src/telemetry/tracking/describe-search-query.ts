import { scrubText } from '@pasar/error-reporting';
import { parseSearch, toSortType } from '@pasar/search-params';
import type { JsonObject } from '@pasar/tracking';
import { describeSearch } from '@pasar/tracking/fields';

/** Describes the query of a page of results: its keyword without personal data, its sort order and its filters. */
export const describeSearchQuery = (query: string): JsonObject => {
  const params = parseSearch(query);
  const keyword = scrubText(params.keyword ?? params.searchPrefill ?? '');
  const image_id = new URLSearchParams(query).get('imageId') ?? '';
  return describeSearch({ keyword, sorttype: toSortType(params.sortBy, params.order), image_id }, params);
};
