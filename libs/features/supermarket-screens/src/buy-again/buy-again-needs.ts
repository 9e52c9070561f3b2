import { listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

export const buyAgainNeeds = (): readonly Need[] => [
  listsApi.endpoints.getBuyAgain.initiate({ mart: true }),
  needCardManifests('PROMOTION_BUY_AGAIN'),
];
