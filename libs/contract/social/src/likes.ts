import { ItemCardSchema, ItemKeysSchema, pageFields } from '@pasar/catalogue-contract';
import { defineCall, IdSchema, strict } from '@pasar/http-contract';
import { Type } from 'typebox';

const itemKey = strict({ shopid: IdSchema, itemid: IdSchema });

const LikeStateSchema = Type.Object({
  shopid: IdSchema,
  itemid: IdSchema,
  liked: Type.Boolean(),
  liked_count: Type.Integer({ minimum: 0 }),
});

/** @spec item-like Liking twice is no error. An unknown item is answered 4 (not found). */
export const likeItem = defineCall({
  id: 'item-like',
  method: 'POST',
  path: '/api/v4/item/like',
  summary: 'Like an item',
  auth: 'session',
  body: itemKey,
  data: LikeStateSchema,
});

/** @spec item-unlike Also of an item that is gone: it leaves the list. */
export const unlikeItem = defineCall({
  id: 'item-unlike',
  method: 'POST',
  path: '/api/v4/item/unlike',
  summary: 'Like an item no longer',
  auth: 'session',
  body: itemKey,
  data: LikeStateSchema,
});

/** Which of some items the shopper likes: lists of cards are the same to everybody and do not say. */
export const getLikes = defineCall({
  id: 'item-likes',
  method: 'GET',
  path: '/api/v4/item/likes',
  summary: 'Which of some items the shopper likes',
  auth: 'session',
  query: strict({ items: ItemKeysSchema }),
  data: Type.Object({ liked: Type.Array(IdSchema) }),
});

const likedItemFields = {
  items: Type.Array(ItemCardSchema),
  has_more: Type.Boolean(),
  next: Type.Optional(Type.String()),
  /** Its owner keeps the list to themselves; then it is empty to everybody else. */
  private: Type.Boolean(),
};

/** @spec my-likes The latest first. */
export const getMyLikes = defineCall({
  id: 'my-likes',
  method: 'GET',
  path: '/api/v4/item/my_likes',
  summary: 'The items that the shopper likes',
  auth: 'session',
  query: strict(pageFields),
  data: Type.Object(likedItemFields),
});

/** @spec shop-liked-items */
export const getShopLikedItems = defineCall({
  id: 'shop-liked-items',
  method: 'GET',
  path: '/api/v4/shop/liked_items',
  summary: 'The items that a shop’s owner likes',
  auth: 'optional',
  query: strict({ shopid: IdSchema, ...pageFields }),
  data: Type.Object(likedItemFields),
});

export const setLikesPrivate = defineCall({
  id: 'likes-set-private',
  method: 'POST',
  path: '/api/v4/item/likes_set_private',
  summary: 'Keep the list of likes to oneself, or show it to everybody',
  auth: 'session',
  body: strict({ private: Type.Boolean() }),
  data: Type.Object({ private: Type.Boolean() }),
});
