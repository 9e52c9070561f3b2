import { defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { getCheckoutPaymentPath } from './paths.ts';
import { PaymentSchema } from './payment.ts';
import { OfferedMethodSchema, PaymentMethodSchema } from './payment-method.ts';

export const CheckoutPaymentSchema = Type.Object({
  checkoutid: IdSchema,
  /** `closed`: nothing is left to pay and nothing was paid, since the orders were cancelled. */
  state: Type.Enum(['to_pay', 'paid', 'closed']),
  /** What is still to be paid; once it is paid, what was. */
  amount: MoneySchema,
  orders: Type.Array(
    Type.Object({
      order_id: IdSchema,
      order_sn: Type.String(),
      shop_name: Type.String(),
      total: MoneySchema,
    }),
  ),
  /** Until when it can be paid, epoch milliseconds. */
  pay_by: Type.Optional(Type.Integer()),
  /** The method that was chosen at the checkout. */
  method: Type.Optional(PaymentMethodSchema),
  methods: Type.Array(OfferedMethodSchema),
  /** The newest one. */
  payment: Type.Optional(PaymentSchema),
});
export type CheckoutPayment = Static<typeof CheckoutPaymentSchema>;

/** Another shopper's checkout is answered like a missing one: 4 (not found). */
export const getCheckoutPayment = defineCall({
  id: 'payment-checkout',
  method: 'GET',
  path: getCheckoutPaymentPath,
  summary: 'What the orders of a checkout still cost, and how they are being paid',
  auth: 'session',
  query: strictObject({ checkoutid: IdSchema }),
  data: CheckoutPaymentSchema,
});
