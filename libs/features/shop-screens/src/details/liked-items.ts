import type { Need } from '@pasar/screen-kit';
import { socialApi } from '@pasar/social-api';
import type { LikedItemsQuery } from '@pasar/social-api';

/** The items of one row. */
export const likedItemsQuery = (shopid: number): LikedItemsQuery => ({ shopid, limit: 12 });

export const needLikedItems = (shopid: number): Need =>
  socialApi.endpoints.getShopLikedItems.initiate(likedItemsQuery(shopid));
