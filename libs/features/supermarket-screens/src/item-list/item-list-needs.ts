import { optional } from '@pasar/base-api';
import { listsApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { itemListQuery } from './item-list-query.ts';
import type { ItemListRoute } from './item-list-query.ts';

export const itemListNeeds = (input: ScreenInput<ItemListRoute>): readonly Need[] => [
  optional(mallApi.endpoints.getSupermarketCategories.initiate()),
  listsApi.endpoints.getItemList.initiate(itemListQuery(input)),
  needCardManifests('S_MART'),
];
