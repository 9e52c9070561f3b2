import type { Need } from '@pasar/screen-kit';
import { socialApi } from '@pasar/social-api';
import type { LikedItemsQuery } from '@pasar/social-api';

/** As many items as fill one row. */
export const likedItemsQuery = (shopid: number): LikedItemsQuery => ({ shopid, limit: 12 });

/** The need of the items that the shop's owner likes. */
export const needLikedItems = (shopid: number): Need =>
  socialApi.endpoints.getShopLikedItems.initiate(likedItemsQuery(shopid));
