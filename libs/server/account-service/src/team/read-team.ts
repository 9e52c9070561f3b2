import type { ShopTeam } from '@pasar/account-contract';
import type { TeamDeps, TeamKey } from './team-deps.ts';

/** Reads the members and the open invitations of a shop. */
export async function readTeam(
  { db }: Pick<TeamDeps, 'db'>,
  { market, shopid }: TeamKey,
  now: number,
): Promise<ShopTeam> {
  const members = await db
    .selectFrom('shop_member as m')
    .innerJoin('account as a', 'a.userid', 'm.userid')
    .select(['m.userid', 'a.username', 'a.portrait', 'm.role', 'm.added_at'])
    .where('m.market', '=', market)
    .where('m.shopid', '=', shopid)
    .orderBy('a.username_key')
    .execute();
  const invitations = await db
    .selectFrom('shop_invitation')
    .select(['contact', 'role', 'invited_at', 'expires_at'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('expires_at', '>', now)
    .orderBy('invited_at', 'desc')
    .orderBy('contact')
    .execute();
  return { members, invitations };
}
