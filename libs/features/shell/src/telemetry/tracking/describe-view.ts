import type { JsonObject, TrackingInfo } from '@pasar/tracking';
import { trackingOperations } from '@pasar/tracking';
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

/** Loads the code with the first search. If it fails to load, the view is tracked without its search. */
const describeSearch = (query: string): Promise<JsonObject> =>
  import('./describe-search-query.ts').then(
    ({ describeSearchQuery }) => describeSearchQuery(query),
    () => ({}),
  );

/** Describes a page view; for a search also its keyword and filters. @spec search-query */
export const describeView = async ({
  screen,
  input,
}: Pick<ScreenPage, 'screen' | 'input'>): Promise<
  Pick<TrackingInfo, 'operation' | 'data' | 'target_property'>
> => ({
  operation: trackingOperations.view,
  data: searchRoutes.has(screen)
    ? { ...pickIds(input.params), ...(await describeSearch(input.query ?? '')) }
    : pickIds(input.params),
  target_property: pickIds(input.params),
});
