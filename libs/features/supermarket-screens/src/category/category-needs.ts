import { catalogueApi, mallApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenContext, ScreenInput } from '@pasar/screen';
import { aisleQuery } from './category-query.ts';
import type { AisleRoute } from './category-query.ts';

export const aisleNeeds = (input: ScreenInput<AisleRoute>, context: ScreenContext): readonly Need[] => [
  mallApi.endpoints.getSupermarketCategories.initiate(),
  catalogueApi.endpoints.searchItems.initiate(aisleQuery(input, context)),
  needCardManifests('STANDARD'),
];
