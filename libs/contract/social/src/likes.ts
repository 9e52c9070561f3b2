import { ItemCardSchema, ItemKeysSchema, pageFields } from '@pasar/catalogue-contract';
import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import {
  getLikesPath,
  getMyLikesPath,
  getShopLikedItemsPath,
  likeItemPath,
  setLikesPrivatePath,
  unlikeItemPath,
} from './paths.ts';

const itemKey = strictObject({ shopid: IdSchema, itemid: IdSchema });

const LikeStateSchema = Type.Object({
  shopid: IdSchema,
  itemid: IdSchema,
  liked: Type.Boolean(),
  liked_count: Type.Integer({ minimum: 0 }),
});

/** @spec item-like Idempotent. Fails with 4 (not found) for an unknown item. */
export const likeItem = defineCall({
  id: 'item-like',
  method: 'POST',
  path: likeItemPath,
  summary: 'Like an item',
  auth: 'session',
  body: itemKey,
  data: LikeStateSchema,
});

/** @spec item-unlike Also works for an item that no longer exists. */
export const unlikeItem = defineCall({
  id: 'item-unlike',
  method: 'POST',
  path: unlikeItemPath,
  summary: 'Unlike an item',
  auth: 'session',
  body: itemKey,
  data: LikeStateSchema,
});

/** Which of the given items the shopper likes, separate because lists of cards are the same for every viewer. */
export const getLikes = defineCall({
  id: 'item-likes',
  method: 'GET',
  path: getLikesPath,
  summary: 'Get which of the items the shopper likes',
  auth: 'session',
  query: strictObject({ items: ItemKeysSchema }),
  data: Type.Object({ liked: Type.Array(IdSchema) }),
});

const likedItemFields = {
  items: Type.Array(ItemCardSchema),
  has_more: Type.Boolean(),
  next: Type.Optional(Type.String()),
  /** The owner has made the list private; it is empty for everybody else. */
  private: Type.Boolean(),
};

/** @spec my-likes Most recent first. */
export const getMyLikes = defineCall({
  id: 'my-likes',
  method: 'GET',
  path: getMyLikesPath,
  summary: 'List the items that the shopper likes',
  auth: 'session',
  query: strictObject(pageFields),
  data: Type.Object(likedItemFields),
});

/** @spec shop-liked-items */
export const getShopLikedItems = defineCall({
  id: 'shop-liked-items',
  method: 'GET',
  path: getShopLikedItemsPath,
  summary: 'List the items that a shop’s owner likes',
  auth: 'optional',
  query: strictObject({ shopid: IdSchema, ...pageFields }),
  data: Type.Object(likedItemFields),
});

export const setLikesPrivate = defineCall({
  id: 'likes-set-private',
  method: 'POST',
  path: setLikesPrivatePath,
  summary: 'Make the list of likes private or public',
  auth: 'session',
  body: strictObject({ private: Type.Boolean() }),
  data: Type.Object({ private: Type.Boolean() }),
});
