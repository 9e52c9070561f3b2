import { defineCall, IdSchema, QuantitySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CartLineSchema, lineKey } from './cart.ts';
import { addToCartPath } from './paths.ts';

/** @spec add-to-cart-request doc2 §3, §9. */
export const AddToCartSchema = strictObject({
  ...lineKey,
  quantity: QuantitySchema,
  /** Select the line for checkout. */
  checkout: Type.Optional(Type.Boolean({ default: true })),
  /** Only change the selection, not the quantity. */
  update_checkout_only: Type.Optional(Type.Boolean({ default: false })),
  /** Set the quantity instead of adding to it. */
  donot_add_quantity: Type.Optional(Type.Boolean({ default: false })),
  source: Type.Optional(Type.String({ maxLength: 64 })),
  add_on_deal_id: Type.Optional(IdSchema),
  item_group_id: Type.Optional(IdSchema),
  is_add_on_sub_item: Type.Optional(Type.Boolean()),
  /** The type of the client, a number of `clientTypes`. @spec client-type */
  client_source: Type.Optional(Type.Integer()),
});
export type AddToCartRequest = Static<typeof AddToCartSchema>;

/** @spec add-to-cart-response add-to-cart Fails with 15020018 above the limit, 6 if out of stock, 4 for an unknown item. */
export const addToCart = defineCall({
  id: 'add-to-cart',
  method: 'POST',
  path: addToCartPath,
  summary: 'Add an item or a model to the cart',
  auth: 'optional',
  body: AddToCartSchema,
  data: Type.Object({ cart_item: CartLineSchema }),
});
