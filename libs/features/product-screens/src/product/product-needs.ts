import { optional } from '@pasar/base-api';
import { catalogueApi, itemOffersApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { readItemKey } from './product-data.ts';
import type { ProductRoute } from './product-data.ts';

/** The item, its deals and reviews, and recommendations. */
export const productNeeds = (input: ScreenInput<ProductRoute>): readonly Need[] => {
  const key = readItemKey(input);
  const { getItem, getItemRatings, getRecommendations } = catalogueApi.endpoints;
  return [
    getItem.initiate(key),
    optional(itemOffersApi.endpoints.getItemDeals.initiate(key)),
    optional(getItemRatings.initiate(key)),
    optional(getRecommendations.initiate({ ...key, section: 'from-same-shop' })),
    optional(getRecommendations.initiate({ ...key, section: 'similar' })),
    needCardManifests('PDP', 'LITE_STANDARD'),
  ];
};
