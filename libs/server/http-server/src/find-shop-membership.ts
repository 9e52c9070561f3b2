import type { Database } from '@pasar/database';
import type { Kysely } from 'kysely';
import type { ShopMembership } from './ports.ts';

/** Returns the shop that an account owns in a market, else the one whose team it belongs to; undefined if there is none. */
export async function findShopMembership(
  db: Kysely<Database>,
  { market, userid }: { readonly market: string; readonly userid: number },
): Promise<ShopMembership | undefined> {
  const own = await db
    .selectFrom('shop')
    .select('shopid')
    .where('market', '=', market)
    .where('userid', '=', userid)
    .executeTakeFirst();
  if (own) return { ...own, role: 'owner' };
  return db
    .selectFrom('shop_member')
    .select(['shopid', 'role'])
    .where('market', '=', market)
    .where('userid', '=', userid)
    .executeTakeFirst();
}
