import { mallApi } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { brandsQuery } from './brands-query.ts';
import type { BrandsRoute } from './brands-query.ts';

export const brandsNeeds = (input: ScreenInput<BrandsRoute>): readonly Need[] => [
  mallApi.endpoints.getMallCategories.initiate(),
  mallApi.endpoints.getMallBrands.initiate(brandsQuery(input)),
];
