import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

/** The sections above the fold. */
export const firstPartQuery = { part: 'first' } as const;

/** The sections below the fold and the infinite list are fetched near the viewport. */
export const homeNeeds = (): readonly Need[] => [
  catalogueApi.endpoints.getHomeSections.initiate(firstPartQuery),
  needCardManifests('LITE_STANDARD', 'DAILY_DISCOVER'),
];
