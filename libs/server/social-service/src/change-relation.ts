import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { ShopRelation } from '@pasar/social-contract';
import { sql } from 'kysely';
import type { CallingMember } from './calling-member.ts';
import type { SocialDeps } from './social-deps.ts';

type RelationChange = (deps: SocialDeps, member: CallingMember, shopid: number) => Promise<void>;

async function changeFollowerCount(
  { db }: SocialDeps,
  { market }: CallingMember,
  shopid: number,
  step: -1 | 1,
) {
  await db
    .updateTable('shop')
    .set({ follower_count: sql`greatest(0, follower_count + ${step})` })
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .execute();
}

const deleteFollow: RelationChange = async (deps, member, shopid) => {
  const ended = await deps.db
    .deleteFrom('shop_follow')
    .where('user_id', '=', member.userid)
    .where('market', '=', member.market)
    .where('shopid', '=', shopid)
    .returning('shopid')
    .executeTakeFirst();
  if (ended) await changeFollowerCount(deps, member, shopid, -1);
};

const insertFollow: RelationChange = async (deps, member, shopid) => {
  const begun = await deps.db
    .insertInto('shop_follow')
    .values({ user_id: member.userid, market: member.market, shopid, followed_at: member.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('shopid')
    .executeTakeFirst();
  if (begun) await changeFollowerCount(deps, member, shopid, 1);
};

const insertBlock: RelationChange = async (deps, member, shopid) => {
  await deps.db
    .insertInto('shop_block')
    .values({ user_id: member.userid, market: member.market, shopid, blocked_at: member.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deleteFollow(deps, member, shopid);
};

const deleteBlock: RelationChange = async ({ db }, { userid, market }, shopid) => {
  await db
    .deleteFrom('shop_block')
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .execute();
};

const createRelationFinder =
  (deps: SocialDeps, { userid, market }: CallingMember, shopid: number) =>
  (table: 'shop_follow' | 'shop_block') =>
    deps.db
      .selectFrom(table)
      .select('shopid')
      .where('user_id', '=', userid)
      .where('market', '=', market)
      .where('shopid', '=', shopid)
      .executeTakeFirst();

const shopRow = ({ db }: SocialDeps, market: string, shopid: number) =>
  db
    .selectFrom('shop')
    .select(['userid', 'follower_count'])
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .executeTakeFirst();

/** Reads a member's relation to a shop. Throws NOT_FOUND. @spec shop-info */
export async function readRelation(
  deps: SocialDeps,
  member: CallingMember,
  shopid: number,
): Promise<ShopRelation> {
  const find = createRelationFinder(deps, member, shopid);
  const shop = await shopRow(deps, member.market, shopid);
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  const followed = await find('shop_follow');
  const blocked = await find('shop_block');
  return {
    shopid,
    followed: followed !== undefined,
    is_blocking_owner: blocked !== undefined,
    follower_count: shop.follower_count,
  };
}

async function requireOthersShop(deps: SocialDeps, { market, userid }: CallingMember, shopid: number) {
  const shop = await shopRow(deps, market, shopid);
  if (!shop) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such shop.');
  if (shop.userid === userid) throw new ApiError(errorCodes.OWN_SHOP, 'The shop is your own.');
}

/** Creates an idempotent change that updates the relation and its count in one transaction. Throws NOT_FOUND, OWN_SHOP. */
const createChange =
  (change: RelationChange) =>
  (deps: SocialDeps, member: CallingMember, shopid: number): Promise<ShopRelation> =>
    deps.db.transaction().execute(async (db) => {
      await requireOthersShop({ db }, member, shopid);
      await change({ db }, member, shopid);
      return readRelation({ db }, member, shopid);
    });

/** @spec shop-follow follow-block */
export const addFollow = createChange(insertFollow);
/** @spec shop-unfollow follow-block */
export const removeFollow = createChange(deleteFollow);
/** Blocking a shop also unfollows it. @spec shop-block follow-block */
export const addBlock = createChange(insertBlock);
/** @spec amb-unblock */
export const removeBlock = createChange(deleteBlock);
