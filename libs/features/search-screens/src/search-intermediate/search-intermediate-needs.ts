import { optional } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen';

/** Nothing is typed yet. */
export const popular = { keyword: '' } as const;

export const searchIntermediateNeeds = (): readonly Need[] => [
  optional(catalogueApi.endpoints.getSearchSuggestions.initiate(popular)),
  catalogueApi.endpoints.getCategoryTree.initiate(),
];
