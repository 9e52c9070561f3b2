import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCheckoutPaymentPath } from './paths.ts';
import { PaymentSchema } from './payment.ts';
import { OfferedMethodSchema, PaymentMethodSchema, SavedCardSchema } from './payment-method.ts';

export const CheckoutPaymentSchema = Type.Object({
  checkoutid: IdSchema,
  /** `closed`: the orders were cancelled before anything was paid. */
  state: Type.Enum(['to_pay', 'paid', 'closed']),
  /** The amount due, or the amount paid once it is paid. */
  amount: MoneySchema,
  orders: Type.Array(
    Type.Object({
      order_id: IdSchema,
      order_sn: Type.String(),
      shop_name: Type.String(),
      total: MoneySchema,
    }),
  ),
  /** Payment deadline, epoch milliseconds. */
  pay_by: Type.Optional(Type.Integer()),
  /** The method chosen at checkout. */
  method: Type.Optional(PaymentMethodSchema),
  methods: Type.Array(OfferedMethodSchema),
  /** Saved cards that can pay it, the default one first. */
  cards: Type.Array(SavedCardSchema),
  /** The latest payment. */
  payment: Type.Optional(PaymentSchema),
});
export type CheckoutPayment = Static<typeof CheckoutPaymentSchema>;

/** Fails with 4 (not found) for another shopper's checkout. */
export const getCheckoutPayment = defineCall({
  id: 'payment-checkout',
  method: 'GET',
  path: getCheckoutPaymentPath,
  summary: 'Get the unpaid amount and the payment of a checkout',
  auth: 'session',
  query: strictObject({ checkoutid: IdSchema }),
  data: CheckoutPaymentSchema,
});
