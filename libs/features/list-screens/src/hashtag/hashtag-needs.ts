import { listsApi, needCardManifests } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { taggedItems, readHashtag } from './hashtag-data.ts';
import type { HashtagRoute } from './hashtag-data.ts';

export const hashtagNeeds = (input: ScreenInput<HashtagRoute>): readonly Need[] => [
  listsApi.endpoints.getHashtag.initiate({ tag: readHashtag(input) }),
  listsApi.endpoints.getItemList.initiate(taggedItems(input)),
  needCardManifests('STANDARD'),
];
