import { shopRoleAllows } from '@pasar/account';
import type { ChatDeps } from './chat-deps.ts';

/** Returns the accounts that answer for a shop: its owner, and the members of its team whose role allows chat. */
export async function findShopUsers(
  { db }: Pick<ChatDeps, 'db'>,
  { market, shopid }: { readonly market: string; readonly shopid: number },
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
  const answering = members.filter(({ role }) => shopRoleAllows(role, 'chat'));
  return [...owners, ...answering].map(({ userid }) => userid);
}
