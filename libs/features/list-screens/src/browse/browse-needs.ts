import { optional } from '@pasar/base-api';
import { catalogueApi, listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { browsePages, browseQuery } from './browse-data.ts';
import type { BrowseRoute } from './browse-data.ts';

export const browseNeeds = (input: ScreenInput<BrowseRoute>): readonly Need[] => [
  listsApi.endpoints.getItemList.initiate(browseQuery(input)),
  optional(catalogueApi.endpoints.getCategoryTree.initiate()),
  needCardManifests(browsePages[input.route].cardSet),
];
