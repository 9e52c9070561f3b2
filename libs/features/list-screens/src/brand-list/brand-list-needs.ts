import { optional } from '@pasar/base-api';
import { catalogueApi, listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen';
import { brandListQuery, guideQuery } from './brand-list-data.ts';
import { brandListPlace } from './brand-list-place.ts';

export const brandListNeeds = (input: ScreenInput<'list'>): readonly Need[] => {
  const place = brandListPlace(input);
  if (!place) return [];
  return [
    listsApi.endpoints.getItemList.initiate(brandListQuery(place)),
    optional(listsApi.endpoints.getListGuide.initiate(guideQuery(place))),
    ...(place.category === undefined ? [] : [catalogueApi.endpoints.getCategoryTree.initiate()]),
    needCardManifests('STANDARD'),
  ];
};
