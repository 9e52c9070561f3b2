import { catalogueApi, listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { similarQuery, startItem, startQuery } from './similar-data.ts';
import type { SimilarRoute } from './similar-data.ts';

export const similarNeeds = (input: ScreenInput<SimilarRoute>): readonly Need[] => {
  const key = startItem(input);
  if (!key) return [];
  return [
    listsApi.endpoints.getItemBatch.initiate(startQuery(key)),
    catalogueApi.endpoints.getRecommendations.initiate(similarQuery(input.route, key)),
    needCardManifests('STANDARD', 'LITE_HORIZONTAL_PROMOTION'),
  ];
};
