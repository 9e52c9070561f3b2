import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import { CartLineSchema, CartSchema, lineKey } from './cart.ts';
import { changeCartModelPath, getCartModelsPath } from './paths.ts';

/** The variants that a line can be changed to. Fails with 4 for an unknown item. */
export const getCartModels = defineCall({
  id: 'cart-models',
  method: 'GET',
  path: getCartModelsPath,
  summary: 'List the variants of an item with current prices and stock',
  auth: 'optional',
  query: strictObject({ shopid: IdSchema, itemid: IdSchema }),
  /** Each as a line with a quantity of 1, in the order of the options; one that cannot be bought has a problem. */
  data: Type.Object({ models: Type.Array(CartLineSchema) }),
});

/**
 * Merges into the line of that variant if there is one; quantities add up, limited by the stock. Fails with 4 for an unknown line or
 * variant, 6 if the variant is sold out.
 */
export const changeCartModel = defineCall({
  id: 'cart-change-model',
  method: 'POST',
  path: changeCartModelPath,
  summary: 'Change the variant of a cart line',
  auth: 'optional',
  body: strictObject({ ...lineKey, to_modelid: IdSchema }),
  data: CartSchema,
});
