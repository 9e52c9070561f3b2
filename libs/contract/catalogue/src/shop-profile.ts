import { defineCall, PictureSchema, strictObject } from '@pasar/http-contract';
import { shopLimits } from '@pasar/item';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getShopProfilePath, saveShopProfilePath } from './paths.ts';

const { minNameLength, maxNameLength, maxDescriptionLength } = shopLimits;

const ShopProfileSchema = Type.Object({
  /** The shop's address in the store; it stays when the name changes. */
  username: Type.String(),
  name: Type.String(),
  description: Type.String(),
  picture: PictureSchema,
});
export type ShopProfile = Static<typeof ShopProfileSchema>;

/** Fails with NOT_FOUND for members without a shop in this market. */
export const getShopProfile = defineCall({
  id: 'seller-shop-profile',
  method: 'GET',
  path: getShopProfilePath,
  summary: "Get what buyers see of the seller's shop: its name, description and picture",
  auth: 'session',
  shopPermission: 'shop',
  query: strictObject({}),
  data: ShopProfileSchema,
});

/**
 * Absent fields stay as they are, so that two members can change different ones. Fails with SHOP_NAME_TAKEN for a name that a shop
 * could not be opened with, with PARAM for somebody else's picture, with LIMIT after too many changes in a day, and with
 * PERMISSION if the marketplace has closed the shop.
 */
export const saveShopProfile = defineCall({
  id: 'seller-shop-save',
  method: 'POST',
  path: saveShopProfilePath,
  summary: "Change the name, the description or the picture of the seller's shop",
  auth: 'session',
  shopPermission: 'shop',
  body: strictObject({
    name: Type.Optional(Type.String({ minLength: minNameLength, maxLength: maxNameLength })),
    description: Type.Optional(Type.String({ maxLength: maxDescriptionLength })),
    /** The id of a picture that the member uploaded, as for products. */
    picture: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })),
  }),
  data: ShopProfileSchema,
});
