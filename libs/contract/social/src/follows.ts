import { pageFields, ShopBriefSchema } from '@pasar/catalogue-contract';
import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  blockShopPath,
  followShopPath,
  getFollowersPath,
  getFollowingPath,
  getShopRelationPath,
  unblockShopPath,
  unfollowShopPath,
} from './paths.ts';

const shopKey = strictObject({ shopid: IdSchema });

/** @spec shop-info */
export const ShopRelationSchema = Type.Object({
  shopid: IdSchema,
  followed: Type.Boolean(),
  is_blocking_owner: Type.Boolean(),
  follower_count: Type.Integer({ minimum: 0 }),
});
export type ShopRelation = Static<typeof ShopRelationSchema>;

const change = <const Id extends string, const Path extends string>(id: Id, path: Path, summary: string) =>
  defineCall({ id, method: 'POST', path, summary, auth: 'session', body: shopKey, data: ShopRelationSchema });

/** @spec shop-follow Idempotent. Fails with OWN_SHOP for one's own shop, with 4 (not found) for an unknown one. */
export const followShop = change('shop-follow', followShopPath, 'Follow a shop');
/** @spec shop-unfollow */
export const unfollowShop = change('shop-unfollow', unfollowShopPath, 'Unfollow a shop');
/** @spec shop-block Blocking a shop also unfollows it. */
export const blockShop = change('shop-block', blockShopPath, 'Block a shop’s owner');
/** @spec amb-unblock */
export const unblockShop = change('shop-unblock', unblockShopPath, 'Block a shop’s owner no longer');

/** The viewer's relation to a shop, separate because shop pages are the same for every viewer. */
export const getShopRelation = defineCall({
  id: 'shop-relation',
  method: 'GET',
  path: getShopRelationPath,
  summary: 'Get whether the shopper follows or blocks a shop',
  auth: 'session',
  query: shopKey,
  data: ShopRelationSchema,
});

/** A follower, with the follower's own shop if there is one. */
const FollowerSchema = Type.Object({
  userid: IdSchema,
  username: Type.String(),
  portrait: Type.String(),
  shop: Type.Optional(ShopBriefSchema),
});
export type Follower = Static<typeof FollowerSchema>;

/** @spec shop-followers-list Most recent first. */
export const getFollowers = defineCall({
  id: 'shop-followers',
  method: 'GET',
  path: getFollowersPath,
  summary: 'List the followers of a shop',
  auth: 'none',
  query: strictObject({ shopid: IdSchema, ...pageFields }),
  data: Type.Object({
    total: Type.Integer(),
    followers: Type.Array(FollowerSchema),
    next: Type.Optional(Type.String()),
  }),
});

/** @spec shop-following-list By shop id, or by user id for a member without a shop. Most recent first. */
export const getFollowing = defineCall({
  id: 'shop-following',
  method: 'GET',
  path: getFollowingPath,
  summary: 'List the shops that a shop’s owner or a user follows',
  auth: 'none',
  query: strictObject({ shopid: Type.Optional(IdSchema), userid: Type.Optional(IdSchema), ...pageFields }),
  data: Type.Object({
    total: Type.Integer(),
    shops: Type.Array(ShopBriefSchema),
    next: Type.Optional(Type.String()),
  }),
});
