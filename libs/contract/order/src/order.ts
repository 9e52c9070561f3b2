import {
  CursorSchema,
  ArrivalSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  QuantitySchema,
  strictObject,
} from '@pasar/http-contract';
import { PaymentMethodSchema } from '@pasar/payment-contract';
import { actors, cancelReasons, orderStatuses, paymentStatuses } from '@pasar/order';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  buyAgainPath,
  cancelOrderPath,
  getCheckoutPath,
  getInvoicePath,
  getOrderPath,
  getOrderRatingsPath,
  listOrdersPath,
  rateOrderPath,
  receiveOrderPath,
  takeDemoStepPath,
  uploadOrderPicturePath,
} from './paths.ts';

export const OrderStatusSchema = Type.Enum([...orderStatuses]);

export const ActorSchema = Type.Enum([...actors]);

/** Where the parcel is; events are oldest first. */
const ParcelSchema = Type.Object({
  carrier: Type.String(),
  tracking_number: Type.String(),
  events: Type.Array(
    Type.Object({
      kind: Type.Enum(['picked-up', 'in-transit', 'out-for-delivery', 'delivered']),
      at: Type.Integer(),
    }),
  ),
});

const OrderActionSchema = Type.Enum([
  'cancel',
  'request-cancellation',
  'receive',
  'request-return',
  'rate',
  'buy-again',
  'invoice',
]);

const DemoStepSchema = Type.Enum(['ship', 'carry', 'accept-cancellation', 'accept-return', 'refund-return']);

export const OrderLineSchema = Type.Object({
  line_no: Type.Integer({ minimum: 1 }),
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
  /** Pieces that were cancelled or refunded; absent for none. */
  given_back: Type.Optional(Type.Integer({ minimum: 1 })),
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
  /** What has been given back so far; absent for nothing. */
  refunded: Type.Optional(MoneySchema),
};
export const OrderSummarySchema = Type.Object(summary);
export type OrderSummary = Static<typeof OrderSummarySchema>;

export const OrderSchema = Type.Object({
  ...summary,
  address: Type.Object({ name: Type.String(), phone: Type.String(), lines: Type.Array(Type.String()) }),
  payment_channel: PaymentMethodSchema,
  payment_status: Type.Enum([...paymentStatuses]),
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
  coins_spent: Type.Integer({ minimum: 0 }),
  coin_discount: MoneySchema,
  /** Oldest first; epoch milliseconds. The action is absent from events before 2026-11. */
  timeline: Type.Array(
    Type.Object({
      status: OrderStatusSchema,
      at: Type.Integer(),
      action: Type.Optional(Type.String()),
      actor: Type.Optional(ActorSchema),
      note: Type.Optional(Type.String()),
    }),
  ),
  can_cancel: Type.Boolean(),
  parcel: Type.Optional(ParcelSchema),
  /** When the order is completed by itself, epoch milliseconds. */
  receive_by: Type.Optional(Type.Integer()),
  /** Until when a return can be asked for. */
  return_by: Type.Optional(Type.Integer()),
  cancellation: Type.Optional(
    Type.Object({
      status: Type.Enum(['requested', 'accepted', 'refused']),
      reason: Type.String(),
      answer_by: Type.Integer(),
    }),
  ),
  /** The latest return. */
  return: Type.Optional(Type.Object({ return_id: IdSchema, status: Type.String() })),
  /** What the buyer can do now. */
  actions: Type.Array(OrderActionSchema),
  /** What a demo's seller or carrier would do next; absent on a live store. */
  demo_step: Type.Optional(DemoStepSchema),
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
    /** What people say on the phone, in capitals. */
    order_sn: Type.Optional(Type.String({ pattern: '^[0-9A-Z-]{1,32}$' })),
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

const CancelReasonSchema = Type.Enum([...cancelReasons]);

/** Some pieces of an order's lines. */
export const PickedPiecesSchema = Type.Array(
  strictObject({ line_no: Type.Integer({ minimum: 1, maximum: 1000 }), quantity: QuantitySchema }),
  { minItems: 1, maxItems: 100 },
);

/**
 * Puts the stock back and frees the vouchers, in one transaction, while it is to be paid or shipped. With `pieces` only
 * those, of an order that is to be shipped. Once it is on its way, the same call asks the seller.
 */
export const cancelOrder = defineCall({
  id: 'order-cancel',
  method: 'POST',
  path: cancelOrderPath,
  summary: 'Cancel an order or some of its pieces, or ask the seller to',
  auth: 'session',
  body: strictObject({
    order_id: IdSchema,
    reason: Type.Optional(CancelReasonSchema),
    note: Type.Optional(Type.String({ maxLength: 300 })),
    pieces: Type.Optional(PickedPiecesSchema),
  }),
  data: OrderSchema,
});

/** The buyer has it: the seller is paid, and coins are earned. A second time changes nothing. */
export const receiveOrder = defineCall({
  id: 'order-receive',
  method: 'POST',
  path: receiveOrderPath,
  summary: 'Confirm that an order was received',
  auth: 'session',
  body: strictObject({ order_id: IdSchema }),
  data: OrderSchema,
});

/** Puts the order's pieces into the cart as far as they are still sold. */
export const buyAgain = defineCall({
  id: 'order-buy-again',
  method: 'POST',
  path: buyAgainPath,
  summary: 'Put the items of an order into the cart',
  auth: 'session',
  body: strictObject({ order_id: IdSchema }),
  data: Type.Object({ added: Type.Integer(), left_out: Type.Array(Type.String()) }),
});

/** Answered NOT_FOUND on a live store. */
export const takeDemoStep = defineCall({
  id: 'order-demo-step',
  method: 'POST',
  path: takeDemoStepPath,
  summary: 'Let the seller or the carrier of a demo do what comes next',
  auth: 'session',
  body: strictObject({ order_id: IdSchema, step: DemoStepSchema }),
  data: OrderSchema,
});

const RatingPictureSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });

const RatedLineSchema = Type.Object({
  line: OrderLineSchema,
  rating: Type.Optional(
    Type.Object({
      rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
      comment: Type.String(),
      pictures: Type.Array(PictureSchema),
      can_edit: Type.Boolean(),
    }),
  ),
});

/** What the buyer said of each line. */
export const getOrderRatings = defineCall({
  id: 'order-ratings',
  method: 'GET',
  path: getOrderRatingsPath,
  summary: "The buyer's ratings of an order",
  auth: 'session',
  query: strictObject({ order_id: IdSchema }),
  data: Type.Object({ can_rate: Type.Boolean(), lines: Type.Array(RatedLineSchema) }),
});

/** A completed order's line is rated once, and changed once. */
export const rateOrder = defineCall({
  id: 'order-rate',
  method: 'POST',
  path: rateOrderPath,
  summary: 'Rate a line of a completed order, or change its rating once',
  auth: 'session',
  body: strictObject({
    order_id: IdSchema,
    line_no: Type.Integer({ minimum: 1, maximum: 1000 }),
    rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.String({ maxLength: 1000 }),
    /** Ids from `order-picture`. */
    pictures: Type.Array(RatingPictureSchema, { maxItems: 5 }),
  }),
  data: Type.Object({ can_rate: Type.Boolean(), lines: Type.Array(RatedLineSchema) }),
});

/** The picture is decoded and written anew: nothing of the file but its pixels is kept. */
export const uploadOrderPicture = defineCall({
  id: 'order-picture',
  method: 'POST',
  path: uploadOrderPicturePath,
  summary: 'Send a picture for a return or a rating',
  auth: 'session',
  body: strictObject({
    /** JPEG, PNG or WebP in base64. */
    data: Type.String({ minLength: 16, maxLength: 1_000_000, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  }),
  data: PictureSchema,
});

const InvoicePartySchema = Type.Object({
  name: Type.String(),
  lines: Type.Array(Type.String()),
});

/** The paper of an order that was paid. */
export const getInvoice = defineCall({
  id: 'order-invoice',
  method: 'GET',
  path: getInvoicePath,
  summary: 'The invoice of an order',
  auth: 'session',
  query: strictObject({ order_id: IdSchema }),
  data: Type.Object({
    order: OrderSchema,
    number: Type.String(),
    issued_at: Type.Integer(),
    seller: InvoicePartySchema,
    buyer: InvoicePartySchema,
    /** How the market calls the buyer's tax number. */
    tax_id_kind: Type.String(),
  }),
});
