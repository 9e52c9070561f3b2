import { listsApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

/** The sections, and the first page of the list below them. */
export const supermarketHomeNeeds = (): readonly Need[] => [
  mallApi.endpoints.getSupermarketHome.initiate(),
  listsApi.endpoints.getItemList.initiate({ list: 'supermarket' }),
  needCardManifests('LITE_STANDARD', 'S_MART'),
];
