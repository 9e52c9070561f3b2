import { shopRoles } from './shop-roles.data.ts';
import type { ShopPermission, ShopRole } from './shop-roles.data.ts';

/** Whether a role in a shop has a permission. */
export const shopRoleAllows = (role: ShopRole, permission: ShopPermission): boolean =>
  (shopRoles[role] as readonly ShopPermission[]).includes(permission);
