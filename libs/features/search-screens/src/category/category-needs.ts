import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { categoryQuery } from './category-data.ts';
import type { CategoryRoute } from './category-data.ts';

export const categoryNeeds = (input: ScreenInput<CategoryRoute>, context: ScreenContext): readonly Need[] => [
  catalogueApi.endpoints.getCategoryTree.initiate(),
  catalogueApi.endpoints.searchItems.initiate(categoryQuery(input, context)),
  needCardManifests('STANDARD'),
];
