import { defineCall, IdSchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  listSavedPaymentMethodsPath,
  removePaymentMethodPath,
  setDefaultPaymentMethodPath,
} from './paths.ts';

/** A card stored by a payment provider. Its number and token are never sent. */
const SavedPaymentMethodSchema = Type.Object({
  id: IdSchema,
  channel: Type.String(),
  brand: Type.String(),
  last_four: Type.String(),
  expires_month: Type.Integer(),
  expires_year: Type.Integer(),
  is_default: Type.Boolean(),
  is_expired: Type.Boolean(),
});
export type SavedPaymentMethod = Static<typeof SavedPaymentMethodSchema>;

const SavedPaymentMethodsSchema = Type.Object({ methods: Type.Array(SavedPaymentMethodSchema) });

export const listSavedPaymentMethods = defineCall({
  id: 'payment-method-list',
  method: 'GET',
  path: listSavedPaymentMethodsPath,
  summary: 'List the saved cards of the market, the default first',
  auth: 'session',
  data: SavedPaymentMethodsSchema,
});

export const removePaymentMethod = defineCall({
  id: 'payment-method-remove',
  method: 'POST',
  path: removePaymentMethodPath,
  summary: 'Remove a saved card; the newest remaining one becomes the default',
  auth: 'session',
  body: strictObject({ id: IdSchema }),
  data: SavedPaymentMethodsSchema,
});

export const setDefaultPaymentMethod = defineCall({
  id: 'payment-method-set-default',
  method: 'POST',
  path: setDefaultPaymentMethodPath,
  summary: 'Make a saved card the default',
  auth: 'session',
  body: strictObject({ id: IdSchema }),
  data: SavedPaymentMethodsSchema,
});
