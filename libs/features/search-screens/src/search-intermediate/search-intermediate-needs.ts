import { optional } from '@pasar/base-api';
import { catalogueApi } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';

/** An empty keyword returns popular searches. */
export const popularSearchesQuery = { keyword: '' } as const;

export const searchIntermediateNeeds = (): readonly Need[] => [
  optional(catalogueApi.endpoints.getSearchSuggestions.initiate(popularSearchesQuery)),
  catalogueApi.endpoints.getCategoryTree.initiate(),
];
