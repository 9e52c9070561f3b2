import { listsApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

/** The sections, and the first page of the list below them. */
export const mallHomeNeeds = (): readonly Need[] => [
  mallApi.endpoints.getMallHome.initiate(),
  listsApi.endpoints.getItemList.initiate({ list: 'mall' }),
  needCardManifests('LITE_STANDARD', 'STANDARD'),
];
