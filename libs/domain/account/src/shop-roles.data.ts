/** What a member of a shop's team may be allowed to do. */
export const shopPermissions = [
  'portal',
  'orders-read',
  'orders',
  'returns',
  'ratings',
  'chat',
  'products',
  'imports',
  'vouchers',
  'deals',
  'income',
  'shop',
  'team',
] as const;
export type ShopPermission = (typeof shopPermissions)[number];

/** The permissions of each role in a shop. The owner is the account that the shop belongs to. */
export const shopRoles = {
  owner: shopPermissions,
  manager: shopPermissions.filter((each) => each !== 'team'),
  products: ['portal', 'products', 'imports', 'vouchers', 'deals'],
  service: ['portal', 'orders-read', 'orders', 'returns', 'ratings', 'chat'],
  finance: ['portal', 'orders-read', 'income'],
} as const satisfies Record<string, readonly ShopPermission[]>;
export type ShopRole = keyof typeof shopRoles;

/** The roles that an owner can give to others. */
export const memberRoles = [
  'manager',
  'products',
  'service',
  'finance',
] as const satisfies readonly ShopRole[];
export type MemberRole = (typeof memberRoles)[number];

export const shopTeamLimits = {
  /** Members and open invitations together, without the owner. */
  maxMembers: 50,
  invitationDays: 14,
  invitationsPerDay: 100,
  /** The longest e-mail address. */
  maxContactLength: 254,
} as const;
