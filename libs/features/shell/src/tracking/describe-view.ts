import { scrubText } from '@pasar/error-reporting';
import { parseSearch, toSortType } from '@pasar/search-params';
import type { JsonObject, TrackingInfo } from '@pasar/tracking';
import { trackingOperations } from '@pasar/tracking';
import { describeSearch } from '@pasar/tracking/fields';
import type { ScreenPage } from '../loading/page.ts';

/** Pages whose query says what is searched for. */
const searchRoutes: ReadonlySet<string> = new Set([
  'search',
  'mall-search',
  'search-user',
  'search-catalogue',
  'shop-search',
]);

/** Ids of people and of their homes. */
const personalIds: ReadonlySet<string> = new Set(['userId', 'userid', 'addressId']);

/** Ids of things alone: names may be those of people. */
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

/** What is told of a page that is shown; of a search also what was searched for. @spec search-query */
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
