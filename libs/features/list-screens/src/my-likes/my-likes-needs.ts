import { needCardManifests } from '@pasar/catalogue-api';
import type { Need } from '@pasar/screen-kit';
import { socialApi } from '@pasar/social-api';

export const myLikesNeeds = (): readonly Need[] => [
  socialApi.endpoints.getMyLikes.initiate(),
  needCardManifests('STANDARD'),
];
