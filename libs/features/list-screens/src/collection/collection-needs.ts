import { listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { collectionItems } from './collection-data.ts';
import type { CollectionRoute } from './collection-data.ts';

export const collectionNeeds = (input: ScreenInput<CollectionRoute>): readonly Need[] => [
  listsApi.endpoints.getCollection.initiate({ collectionid: input.params.collectionId }),
  listsApi.endpoints.getItemList.initiate(collectionItems(input)),
  needCardManifests('STANDARD'),
];
