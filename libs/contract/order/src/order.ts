import {
  CursorSchema,
  ArrivalSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  strictObject,
} from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  cancelOrderPath,
  getCheckoutPath,
  getOrderPath,
  listOrdersPath,
  payCheckoutPath,
  payOrderPath,
} from './paths.ts';

const OrderStatusSchema = Type.Enum([
  'to_pay',
  'to_ship',
  'to_receive',
  'completed',
  'cancelled',
  'return_refund',
]);

export const OrderLineSchema = Type.Object({
  shopid: IdSchema,
  itemid: IdSchema,
  modelid: Type.Optional(IdSchema),
  name: Type.String(),
  model_name: Type.String(),
  picture: PictureSchema,
  price: MoneySchema,
  quantity: Type.Integer(),
  /** Already taken off `subtotal`. */
  deal_discount: Type.Optional(MoneySchema),
  /** The bundle or add-on deal that it was bought in, as its shop called it. */
  deal_label: Type.Optional(Type.String()),
  /** Pieces that were bought at the price of a flash sale. */
  flash_quantity: Type.Optional(Type.Integer({ minimum: 1 })),
  subtotal: MoneySchema,
});
export type OrderLine = Static<typeof OrderLineSchema>;

const summary = {
  order_id: IdSchema,
  checkoutid: IdSchema,
  order_sn: Type.String({ description: 'What people say on the phone' }),
  status: OrderStatusSchema,
  shopid: IdSchema,
  shop_name: Type.String(),
  shop_username: Type.String(),
  lines: Type.Array(OrderLineSchema),
  total: MoneySchema,
  /** Epoch milliseconds. */
  created_at: Type.Integer(),
  /** Until when an unpaid order can be paid, epoch milliseconds; it is cancelled then. */
  pay_by: Type.Optional(Type.Integer()),
};
export const OrderSummarySchema = Type.Object(summary);
export type OrderSummary = Static<typeof OrderSummarySchema>;

export const OrderSchema = Type.Object({
  ...summary,
  address: Type.Object({ name: Type.String(), phone: Type.String(), lines: Type.Array(Type.String()) }),
  payment_channel: Type.String(),
  payment_status: Type.Enum(['due-on-delivery', 'paid', 'declined', 'refunded', 'voided']),
  delivery: Type.Object({
    channel: Type.String(),
    days_min: Type.Integer(),
    days_max: Type.Integer(),
    arrives: ArrivalSchema,
  }),
  merchandise_total: MoneySchema,
  shipping_total: MoneySchema,
  voucher_discount: MoneySchema,
  shipping_discount: MoneySchema,
  voucher_codes: Type.Array(Type.String()),
  message: Type.String(),
  /** Oldest first; epoch milliseconds. */
  timeline: Type.Array(Type.Object({ status: OrderStatusSchema, at: Type.Integer() })),
  can_cancel: Type.Boolean(),
});
export type Order = Static<typeof OrderSchema>;

export const listOrders = defineCall({
  id: 'order-list',
  method: 'GET',
  path: listOrdersPath,
  summary: "The shopper's orders, newest first",
  auth: 'session',
  query: strictObject({
    status: Type.Optional(OrderStatusSchema),
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  }),
  data: Type.Object({ orders: Type.Array(OrderSummarySchema), next: Type.Optional(Type.String()) }),
});

/** Another shopper's order is answered like a missing one: 4 (not found). */
export const getOrder = defineCall({
  id: 'order-detail',
  method: 'GET',
  path: getOrderPath,
  summary: 'One order',
  auth: 'session',
  query: strictObject({ order_id: IdSchema }),
  data: OrderSchema,
});

const CheckoutDetailSchema = Type.Object({
  checkoutid: IdSchema,
  orders: Type.Array(OrderSummarySchema),
  total: MoneySchema,
});

export const getCheckout = defineCall({
  id: 'checkout-detail',
  method: 'GET',
  path: getCheckoutPath,
  summary: 'All orders that were placed together',
  auth: 'session',
  query: strictObject({ checkoutid: IdSchema }),
  data: CheckoutDetailSchema,
});

/** Puts the stock back and frees the vouchers, in one transaction; only while it is to be paid or shipped. */
export const cancelOrder = defineCall({
  id: 'order-cancel',
  method: 'POST',
  path: cancelOrderPath,
  summary: 'Cancel an order that has not been shipped',
  auth: 'session',
  body: strictObject({ order_id: IdSchema }),
  data: OrderSchema,
});

/** What the sandbox's bank answers. Never a card number. */
const CardTokenSchema = Type.Union([Type.Literal('tok_approve'), Type.Literal('tok_decline')]);

/** For an order whose card was declined when it was placed. A card that is declined again changes nothing: 70000013. */
export const payOrder = defineCall({
  id: 'order-pay',
  method: 'POST',
  path: payOrderPath,
  summary: 'Pay an order that waits for it',
  auth: 'session',
  body: strictObject({
    order_id: IdSchema,
    card_token: CardTokenSchema,
  }),
  data: OrderSchema,
});

/** All orders of the checkout that wait for it, by one payment, or none. */
export const payCheckout = defineCall({
  id: 'checkout-pay',
  method: 'POST',
  path: payCheckoutPath,
  summary: 'Pay all orders of a checkout that wait for it',
  auth: 'session',
  body: strictObject({ checkoutid: IdSchema, card_token: CardTokenSchema }),
  data: CheckoutDetailSchema,
});
