import { listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

export const cartRecommendNeeds = (): readonly Need[] => [
  listsApi.endpoints.getCartRecommendations.initiate({}),
  needCardManifests('STANDARD'),
];
