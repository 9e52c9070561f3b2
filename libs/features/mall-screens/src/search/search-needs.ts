import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { mallSearchQuery } from './search-query.ts';

export const mallSearchNeeds = (
  input: ScreenInput<'mall-search'>,
  context: ScreenContext,
): readonly Need[] => [
  catalogueApi.endpoints.searchItems.initiate(mallSearchQuery(input, context)),
  needCardManifests('STANDARD'),
];
