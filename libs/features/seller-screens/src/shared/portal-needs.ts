import { sellerApi } from '@pasar/order-api';
import type { Need } from '@pasar/screen-kit';

/** The seller's shop, which every page of the portal is about. */
export const ownShopNeed = (): Need => sellerApi.endpoints.getOwnShop.initiate();
