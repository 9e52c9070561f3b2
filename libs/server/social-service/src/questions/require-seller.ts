import type { ItemKey } from '@pasar/item';
import type { SocialDeps } from '../social-deps.ts';
import { questionNotFound } from './question-not-found.ts';

/** The owner of an item's shop, and the item's facts for notifications. */
export type ItemSeller = {
  readonly userid: number;
  readonly shop_name: string;
  readonly item_name: string;
  readonly pictures: readonly { readonly id: string; readonly width: number; readonly height: number }[];
};

/** Returns an item’s facts for notifications, and the owner of its shop. Throws NOT_FOUND. */
export async function requireSeller(
  { db }: SocialDeps,
  market: string,
  { shopid, itemid }: ItemKey,
): Promise<ItemSeller> {
  const row = await db
    .selectFrom('item as i')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'i.market').onRef('s.shopid', '=', 'i.shopid'))
    .select(['s.userid', 's.name as shop_name', 'i.name as item_name', 'i.pictures'])
    .where('i.market', '=', market)
    .where('i.shopid', '=', shopid)
    .where('i.itemid', '=', itemid)
    .where('i.status', '>', 0)
    .executeTakeFirst();
  if (!row) throw questionNotFound('item');
  return row;
}
