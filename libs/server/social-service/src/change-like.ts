import { errorCodes } from '@pasar/error-catalogue';
import type { CallData } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { ItemKey } from '@pasar/item';
import type { likeItem } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

type LikeState = CallData<typeof likeItem>;

const toRow = ({ userid, market }: CallingMember, { shopid, itemid }: ItemKey) => ({
  user_id: userid,
  market,
  shopid,
  itemid,
});

/** Adds to an item's like count and returns it; undefined if the item no longer exists. */
async function changeLikeCount(
  { db }: SocialDeps,
  { market }: CallingMember,
  { shopid, itemid }: ItemKey,
  step: -1 | 0 | 1,
): Promise<number | undefined> {
  const counted = await db
    .updateTable('item')
    .set({ liked_count: sql`greatest(0, liked_count + ${step})` })
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .where('status', '>', 0)
    .returning('liked_count')
    .executeTakeFirst();
  return counted?.liked_count;
}

/** Likes an item. Idempotent. Updates the row and the count in one transaction. Throws NOT_FOUND. @spec item-like */
export function addLike(deps: SocialDeps, member: CallingMember, key: ItemKey): Promise<LikeState> {
  return deps.db.transaction().execute(async (db) => {
    const added = await db
      .insertInto('item_like')
      .values({ ...toRow(member, key), liked_at: member.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('itemid')
      .executeTakeFirst();
    const liked_count = await changeLikeCount({ db }, member, key, added ? 1 : 0);
    if (liked_count === undefined) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such item.');
    return { ...key, liked: true, liked_count };
  });
}

/** Removes a like, if there is one. @spec item-unlike */
export function removeLike(deps: SocialDeps, member: CallingMember, key: ItemKey): Promise<LikeState> {
  return deps.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('item_like')
      .where('user_id', '=', member.userid)
      .where('market', '=', member.market)
      .where('shopid', '=', key.shopid)
      .where('itemid', '=', key.itemid)
      .returning('itemid')
      .executeTakeFirst();
    const liked_count = await changeLikeCount({ db }, member, key, removed ? -1 : 0);
    return { ...key, liked: false, liked_count: liked_count ?? 0 };
  });
}
