import { shopRoleAllows } from '@pasar/account';
import type { ShopPermission } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from './api-error.ts';
import type { SessionUser, ShopSeat } from './ports.ts';

/**
 * Returns the shop for which a member acts. Throws NOT_LOGGED_IN for a visitor, NOT_FOUND for a member without a shop, and
 * SHOP_ROLE_REFUSED if their role lacks the permission.
 */
export function requireShopPermission(user: SessionUser | undefined, permission: ShopPermission): ShopSeat {
  if (!user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  if (!user.seat) throw new ApiError(errorCodes.NOT_FOUND, 'The account has no shop.');
  if (!shopRoleAllows(user.seat.role, permission)) throw new ApiError(errorCodes.SHOP_ROLE_REFUSED);
  return user.seat;
}

/** Returns the shop for which a member may act with a permission; undefined without one, for calls that are not only sellers'. */
export const findPermittedShop = ({ seat }: SessionUser, permission: ShopPermission): number | undefined =>
  seat && shopRoleAllows(seat.role, permission) ? seat.shopid : undefined;
