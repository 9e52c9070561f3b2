import { catalogueApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { mallCategoryQuery } from './category-query.ts';

export const mallCategoryNeeds = (
  input: ScreenInput<'mall-category'>,
  context: ScreenContext,
): readonly Need[] => [
  mallApi.endpoints.getMallCategories.initiate(),
  catalogueApi.endpoints.searchItems.initiate(mallCategoryQuery(input, context)),
  needCardManifests('STANDARD'),
];
