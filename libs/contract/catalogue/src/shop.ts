import { defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getShopIdByUsernamePath, getShopPath } from './paths.ts';

/** A shop as shop and product pages show it. doc2 §3 Shop. */
export const ShopSchema = Type.Object({
  shopid: IdSchema,
  userid: IdSchema,
  username: Type.String(),
  name: Type.String(),
  description: Type.String(),
  picture: PictureSchema,
  cover: PictureSchema,
  location: Type.String(),
  /** Epoch seconds. */
  ctime: Type.Integer(),
  last_active: Type.Integer(),
  item_count: Type.Integer(),
  follower_count: Type.Integer(),
  rating_star: Type.Number(),
  rating_count: Type.Integer(),
  /** Whole per cent of chats answered; absent if unknown. */
  response_rate: Type.Optional(Type.Integer()),
  /** Median wait for its first reply in a chat; absent until it has answered a few. */
  response_seconds: Type.Optional(Type.Integer()),
  holiday_mode_on: Type.Boolean(),
  /** Whether the marketplace has closed it: nothing of it is for sale. */
  is_closed: Type.Optional(Type.Boolean()),
  followed: Type.Boolean(),
  is_official_shop: Type.Boolean(),
  show_official_shop_label: Type.Boolean(),
  shopee_verified: Type.Boolean(),
  is_preferred_plus_seller: Type.Boolean(),
  is_service_by_shopee: Type.Boolean(),
  is_mart: Type.Boolean(),
  label_ids: Type.Array(IdSchema),
});
export type Shop = Static<typeof ShopSchema>;

/** By shop id, owner's user id or username. Fails with 4 (not found) for an unknown shop. */
export const getShop = defineCall({
  id: 'shop-info',
  method: 'GET',
  path: getShopPath,
  summary: 'Get a shop',
  auth: 'optional',
  query: strictObject({
    shopid: Type.Optional(IdSchema),
    userid: Type.Optional(IdSchema),
    username: Type.Optional(Type.String({ minLength: 2, maxLength: 30 })),
  }),
  data: Type.Object({
    shop: ShopSchema,
    collections: Type.Array(Type.Object({ id: IdSchema, name: Type.String(), item_count: Type.Integer() })),
    /** Published pages that the shop built itself; absent if there are none. */
    pages: Type.Optional(Type.Array(Type.Object({ title: Type.String(), page_url: Type.String() }))),
  }),
});

/** @spec get-shopid-by-username */
export const getShopIdByUsername = defineCall({
  id: 'get-shopid-by-username',
  method: 'GET',
  path: getShopIdByUsernamePath,
  summary: 'Get a shop by its username',
  auth: 'none',
  query: strictObject({ username: Type.String({ minLength: 1, maxLength: 64 }) }),
  data: Type.Object({ shop_id: IdSchema }),
});
