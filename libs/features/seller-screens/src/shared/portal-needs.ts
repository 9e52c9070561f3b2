import { sellerApi } from '@pasar/order-api';
import type { Need } from '@pasar/screen-kit';

/** Fetches the seller's shop, for every page of the portal. */
export const ownShopNeed = (): Need => sellerApi.endpoints.getOwnShop.initiate();
