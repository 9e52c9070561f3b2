import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen';

/** Everything above the endless list, which is fetched when one comes near it. */
export const homeNeeds = (): readonly Need[] => [
  catalogueApi.endpoints.getHomeSections.initiate(),
  needCardManifests('LITE_STANDARD', 'DAILY_DISCOVER'),
];
