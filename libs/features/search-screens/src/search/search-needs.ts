import { catalogueApi, needCardManifests, toSearchQuery } from '@pasar/catalogue-api';
import type { SearchQuery } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen';
import { parseSearch } from '@pasar/search-params';

/** What the address asks the API for. */
export const searchQueryOf = (
  { query }: Pick<ScreenInput, 'query'>,
  { market }: ScreenContext,
): SearchQuery => toSearchQuery(parseSearch(query), market);

export const searchNeeds = (input: ScreenInput<'search'>, context: ScreenContext): readonly Need[] => [
  catalogueApi.endpoints.searchItems.initiate(searchQueryOf(input, context)),
  needCardManifests('STANDARD'),
];
