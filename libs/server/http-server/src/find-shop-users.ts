import { shopRoleAllows } from '@pasar/account';
import type { ShopPermission } from '@pasar/account';
import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';

/** Returns the accounts that act for a shop: its owner, and the members of its team whose role has the permission. */
export async function findShopUsers(
  db: Kysely<Database>,
  { market, shopid }: { readonly market: string; readonly shopid: number },
  permission: ShopPermission,
): Promise<number[]> {
  const owners = await db
    .selectFrom('shop')
    .select('userid')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .execute();
  const members = await db
    .selectFrom('shop_member')
    .select(['userid', 'role'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .execute();
  const permitted = members.filter(({ role }) => shopRoleAllows(role, permission));
  return [...owners, ...permitted].map(({ userid }) => userid);
}
