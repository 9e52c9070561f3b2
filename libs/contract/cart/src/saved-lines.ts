import { defineCall, QuantitySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CartLineSchema, lineKey } from './cart.ts';
import { getSavedLinesPath, moveToCartPath, removeSavedLinesPath, saveForLaterPath } from './paths.ts';

/** The lines saved for later with current prices and stock, the latest first. None is selected. */
const SavedLinesSchema = Type.Object({ lines: Type.Array(CartLineSchema) });
export type SavedLines = Static<typeof SavedLinesSchema>;

const keysBody = strictObject({ lines: Type.Array(strictObject(lineKey), { minItems: 1, maxItems: 500 }) });

export const getSavedLines = defineCall({
  id: 'cart-saved',
  method: 'GET',
  path: getSavedLinesPath,
  summary: 'List the lines saved for later',
  auth: 'optional',
  data: SavedLinesSchema,
});

/** Fails with 4 for a line that is neither in the cart nor sent with a quantity. */
export const saveForLater = defineCall({
  id: 'cart-save-for-later',
  method: 'POST',
  path: saveForLaterPath,
  summary: 'Move lines from the cart to those saved for later; all or none',
  auth: 'optional',
  body: strictObject({
    lines: Type.Array(
      strictObject({
        ...lineKey,
        /** Of a line that is not in the cart: saves it again after it was removed. */
        quantity: Type.Optional(QuantitySchema),
      }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
  data: SavedLinesSchema,
});

/** Merges into lines of the same variant, limited by the stock. Fails with 4 for a line that is not saved. */
export const moveToCart = defineCall({
  id: 'cart-move-to-cart',
  method: 'POST',
  path: moveToCartPath,
  summary: 'Move lines saved for later to the cart; all or none',
  auth: 'optional',
  body: keysBody,
  data: SavedLinesSchema,
});

export const removeSavedLines = defineCall({
  id: 'cart-remove-saved',
  method: 'POST',
  path: removeSavedLinesPath,
  summary: 'Remove lines saved for later; a missing line is no error',
  auth: 'optional',
  body: keysBody,
  data: SavedLinesSchema,
});
