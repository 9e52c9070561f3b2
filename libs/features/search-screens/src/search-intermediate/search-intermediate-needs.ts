import { catalogueApi } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen';

/** Nothing is typed yet. */
export const popular = { keyword: '' } as const;

export const searchIntermediateNeeds = (): readonly Need[] => [
  catalogueApi.endpoints.getSearchSuggestions.initiate(popular),
  catalogueApi.endpoints.getCategoryTree.initiate(),
];
