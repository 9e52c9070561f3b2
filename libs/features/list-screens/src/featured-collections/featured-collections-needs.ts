import { listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

export const featuredCollectionsNeeds = (): readonly Need[] => [
  listsApi.endpoints.getFeaturedCollections.initiate(),
  needCardManifests('LITE_STANDARD'),
];
