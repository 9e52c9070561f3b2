import { optional } from '@pasar/base-api';
import { catalogueApi, listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { brandListQuery, guideQuery } from './brand-list-data.ts';
import { parseBrandListFilter } from './brand-list-filter.ts';

export const brandListNeeds = (input: ScreenInput<'list'>): readonly Need[] => {
  const filter = parseBrandListFilter(input);
  if (!filter) return [];
  return [
    listsApi.endpoints.getItemList.initiate(brandListQuery(filter)),
    optional(listsApi.endpoints.getListGuide.initiate(guideQuery(filter))),
    ...(filter.category === undefined ? [] : [catalogueApi.endpoints.getCategoryTree.initiate()]),
    needCardManifests('STANDARD'),
  ];
};
