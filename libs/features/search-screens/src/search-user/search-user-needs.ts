import { catalogueApi } from '@pasar/catalogue-api';
import type { Need, ScreenInput } from '@pasar/screen-kit';
import { shopSearchAddress, toShopQuery } from './search-user-data.ts';

export const searchUserNeeds = (input: ScreenInput<'search-user'>): readonly Need[] => [
  catalogueApi.endpoints.searchUsers.initiate(toShopQuery(shopSearchAddress(input))),
];
