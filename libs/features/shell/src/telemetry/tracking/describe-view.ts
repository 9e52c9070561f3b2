import { scrubText } from '@pasar/error-reporting';
import { parseSearch, toSortType } from '@pasar/search-params';
import type { JsonObject, TrackingInfo } from '@pasar/tracking';
import { trackingOperations } from '@pasar/tracking';
import { describeSearch } from '@pasar/tracking/fields';
import type { ScreenPage } from '../../page-loading/page.ts';

/** Routes whose query is a search. */
const searchRoutes: ReadonlySet<string> = new Set([
  'search',
  'mall-search',
  'search-user',
  'search-catalogue',
  'shop-search',
]);

/** Ids of users and addresses, which are never tracked. */
const personalIds: ReadonlySet<string> = new Set(['userId', 'userid', 'addressId']);

/** Numeric ids only, since names may identify a person. */
const pickIds = (params: object): JsonObject =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && !personalIds.has(entry[0]),
    ),
  );

const describeSearchQuery = (query: string): JsonObject => {
  const params = parseSearch(query);
  const keyword = scrubText(params.keyword ?? params.searchPrefill ?? '');
  const image_id = new URLSearchParams(query).get('imageId') ?? '';
  return describeSearch({ keyword, sorttype: toSortType(params.sortBy, params.order), image_id }, params);
};

/** Describes a page view; for a search also its keyword and filters. @spec search-query */
export const describeView = ({
  screen,
  input,
}: Pick<ScreenPage, 'screen' | 'input'>): Pick<TrackingInfo, 'operation' | 'data' | 'target_property'> => ({
  operation: trackingOperations.view,
  data: searchRoutes.has(screen)
    ? { ...pickIds(input.params), ...describeSearchQuery(input.query ?? '') }
    : pickIds(input.params),
  target_property: pickIds(input.params),
});
