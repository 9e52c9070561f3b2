import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { paymentContextIds, paymentMethodIds } from '@pasar/payment';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { listPaymentMethodsPath, preferPaymentMethodPath } from './paths.ts';

export const PaymentMethodSchema = Type.Enum([...paymentMethodIds]);

export const PaymentContextSchema = Type.Enum([...paymentContextIds]);

export const OfferedMethodSchema = Type.Object({
  method: PaymentMethodSchema,
  available: Type.Boolean(),
  reason: Type.Optional(
    Type.String({ description: 'not-for-these-items, amount-too-small, not-for-this-account' }),
  ),
  preferred: Type.Optional(Type.Literal(true)),
  /** The name of the market's QR payment scheme. */
  scheme: Type.Optional(Type.String()),
  /** Banks or store chains to choose from. */
  options: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  /** Numbers of months to choose from, each with its first payment. */
  plans: Type.Array(Type.Object({ months: Type.Integer(), first: MoneySchema })),
});
export type OfferedMethod = Static<typeof OfferedMethodSchema>;

/** A card that the shopper has saved. Its number and token are never sent. */
export const SavedCardSchema = Type.Object({
  id: IdSchema,
  brand: Type.String(),
  last_four: Type.String(),
  expires_month: Type.Integer(),
  expires_year: Type.Integer(),
});
export type SavedCard = Static<typeof SavedCardSchema>;

const MethodListSchema = Type.Object({ methods: Type.Array(OfferedMethodSchema) });

/** Methods for a context, checked against a checkout's orders if one is given. */
export const listPaymentMethods = defineCall({
  id: 'payment-methods',
  method: 'GET',
  path: listPaymentMethodsPath,
  summary: 'List the payment methods and the shopper’s preferred one',
  auth: 'session',
  query: strictObject({ context: PaymentContextSchema, checkoutid: Type.Optional(IdSchema) }),
  data: MethodListSchema,
});

export const preferPaymentMethod = defineCall({
  id: 'payment-prefer',
  method: 'POST',
  path: preferPaymentMethodPath,
  summary: 'Set the preferred payment method',
  auth: 'session',
  body: strictObject({ context: PaymentContextSchema, method: PaymentMethodSchema }),
  data: MethodListSchema,
});
