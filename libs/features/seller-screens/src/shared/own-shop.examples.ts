import type { ShopRole } from '@pasar/account';
import type { OwnShop } from '@pasar/order-api';

/** The address of the call that every page of the portal makes. */
export const ownShopPath = '/api/v4/seller/shop';

/** The shop of a member of its team, by default its owner. */
export const anOwnShop = (role: ShopRole = 'owner', orders: OwnShop['orders'] = []): OwnShop => ({
  ...{ shopid: 11, name: 'Anyam', username: 'anyam', role, orders },
});
