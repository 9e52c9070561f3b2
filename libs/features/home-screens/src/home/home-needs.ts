import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen';

/** What stands on the first screen. */
export const firstPart = { part: 'first' } as const;

/** What follows, and the endless list, are fetched when one comes near them. */
export const homeNeeds = (): readonly Need[] => [
  catalogueApi.endpoints.getHomeSections.initiate(firstPart),
  needCardManifests('LITE_STANDARD', 'DAILY_DISCOVER'),
];
