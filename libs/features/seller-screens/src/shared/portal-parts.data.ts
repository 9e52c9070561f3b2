import { shopRoleAllows } from '@pasar/account';
import type { ShopPermission, ShopRole } from '@pasar/account';
import type { IconName } from '@pasar/design-system';

/** The sections of the portal by the route of their first page, and the permission that they require. */
export const portalParts = [
  { route: 'seller-orders', text: 'orders', icon: 'package', permission: 'orders-read' },
  { route: 'seller-products', text: 'products', icon: 'tag', permission: 'products' },
  { route: 'seller-vouchers', text: 'vouchers', icon: 'ticket', permission: 'vouchers' },
  { route: 'seller-deals', text: 'deals', icon: 'gift', permission: 'deals' },
  { route: 'seller-income', text: 'income', icon: 'cash', permission: 'income' },
  { route: 'seller-shop', text: 'shop_profile', icon: 'store', permission: 'shop' },
  { route: 'seller-team', text: 'team', icon: 'user', permission: 'team' },
  { route: 'seller-notifications', text: 'notifications', icon: 'bell', permission: 'portal' },
] as const satisfies readonly {
  readonly route: string;
  readonly text: string;
  readonly icon: IconName;
  readonly permission: ShopPermission;
}[];

export type PortalPart = (typeof portalParts)[number]['route'];

/** The section with this route. */
export const findPortalPart = (part: PortalPart): (typeof portalParts)[number] =>
  portalParts.find(({ route }) => route === part) ?? portalParts[0];

/** The sections that a role may open, in the order of the menu. */
export const listOpenParts = (role: ShopRole): readonly (typeof portalParts)[number][] =>
  portalParts.filter(({ permission }) => shopRoleAllows(role, permission));
