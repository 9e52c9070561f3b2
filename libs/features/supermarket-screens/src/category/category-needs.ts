import { catalogueApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { categoryItemsQuery } from './category-query.ts';
import type { CategoryRoute } from './category-query.ts';

export const categoryNeeds = (input: ScreenInput<CategoryRoute>, context: ScreenContext): readonly Need[] => [
  mallApi.endpoints.getSupermarketCategories.initiate(),
  catalogueApi.endpoints.searchItems.initiate(categoryItemsQuery(input, context)),
  needCardManifests('STANDARD'),
];
