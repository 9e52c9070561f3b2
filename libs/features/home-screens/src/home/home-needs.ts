import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen';

/** Everything above the endless list, and the list's first page. */
export const homeNeeds = (): readonly Need[] => [
  catalogueApi.endpoints.getHomeSections.initiate(),
  catalogueApi.endpoints.getDailyDiscover.initiate(),
  needCardManifests('LITE_STANDARD', 'DAILY_DISCOVER'),
];
