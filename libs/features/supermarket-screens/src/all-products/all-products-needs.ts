import { catalogueApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen-kit';
import { allProductsQuery } from './all-products-query.ts';

export const allProductsNeeds = (
  input: ScreenInput<'supermarket-all-products'>,
  context: ScreenContext,
): readonly Need[] => [
  catalogueApi.endpoints.searchItems.initiate(allProductsQuery(input, context)),
  needCardManifests('STANDARD'),
];
