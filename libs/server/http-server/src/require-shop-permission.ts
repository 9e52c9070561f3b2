import { shopRoleAllows } from '@pasar/account';
import type { ShopPermission } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from './api-error.ts';
import type { SessionUser, ShopMembership } from './ports.ts';

/**
 * Returns the shop for which a member acts. Throws NOT_LOGGED_IN for a visitor, NOT_FOUND for a member without a shop, and
 * SHOP_ROLE_REFUSED if their role lacks the permission.
 */
export function requireShopPermission(
  user: SessionUser | undefined,
  permission: ShopPermission,
): ShopMembership {
  if (!user) throw new ApiError(errorCodes.NOT_LOGGED_IN);
  if (!user.shopMembership) throw new ApiError(errorCodes.NOT_FOUND, 'The account has no shop.');
  if (!shopRoleAllows(user.shopMembership.role, permission)) throw new ApiError(errorCodes.SHOP_ROLE_REFUSED);
  return user.shopMembership;
}

/** Returns the shop for which a member may act with a permission; undefined without one, for calls that are not only sellers'. */
export const findPermittedShop = (
  { shopMembership }: SessionUser,
  permission: ShopPermission,
): number | undefined =>
  shopMembership && shopRoleAllows(shopMembership.role, permission) ? shopMembership.shopid : undefined;
