import {
  CursorSchema,
  defineCall,
  IdSchema,
  MoneySchema,
  QuantitySchema,
  strictObject,
} from '@pasar/http-contract';
import { cancelReasons } from '@pasar/order';
import { Type } from 'typebox';
import {
  buyAgainPath,
  cancelOrderPath,
  getCheckoutPath,
  getOrderPath,
  listOrdersPath,
  receiveOrderPath,
  takeDemoStepPath,
} from './paths.ts';
import { OrderStatusSchema, DemoStepSchema, OrderSummarySchema, OrderSchema } from './order-schemas.ts';

export const listOrders = defineCall({
  id: 'order-list',
  method: 'GET',
  path: listOrdersPath,
  summary: "List the shopper's orders, newest first",
  auth: 'session',
  query: strictObject({
    status: Type.Optional(OrderStatusSchema),
    /** The order number that shoppers read out on the phone, in capitals. */
    order_sn: Type.Optional(Type.String({ pattern: '^[0-9A-Z-]{1,32}$' })),
    cursor: Type.Optional(CursorSchema),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  }),
  data: Type.Object({ orders: Type.Array(OrderSummarySchema), next: Type.Optional(Type.String()) }),
});

/** Fails with 4 (not found) for another shopper's order. */
export const getOrder = defineCall({
  id: 'order-detail',
  method: 'GET',
  path: getOrderPath,
  summary: 'Get an order',
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
  summary: 'List the orders of a checkout',
  auth: 'session',
  query: strictObject({ checkoutid: IdSchema }),
  data: CheckoutDetailSchema,
});

const CancelReasonSchema = Type.Enum([...cancelReasons]);

/** Some units of an order's lines. */
export const PickedPiecesSchema = Type.Array(
  strictObject({ line_no: Type.Integer({ minimum: 1, maximum: 1000 }), quantity: QuantitySchema }),
  { minItems: 1, maxItems: 100 },
);

/**
 * Restores stock and vouchers in one transaction, while the order is to be paid or shipped. With `pieces`, cancels only those,
 * of an order that is to be shipped. Once it has been shipped, the call requests the cancellation from the seller.
 */
export const cancelOrder = defineCall({
  id: 'order-cancel',
  method: 'POST',
  path: cancelOrderPath,
  summary: 'Cancel an order or some of its pieces, or request it from the seller',
  auth: 'session',
  body: strictObject({
    order_id: IdSchema,
    reason: Type.Optional(CancelReasonSchema),
    note: Type.Optional(Type.String({ maxLength: 300 })),
    pieces: Type.Optional(PickedPiecesSchema),
  }),
  data: OrderSchema,
});

/** Completes the order: pays the seller and credits coins. Idempotent. */
export const receiveOrder = defineCall({
  id: 'order-receive',
  method: 'POST',
  path: receiveOrderPath,
  summary: 'Confirm that an order was received',
  auth: 'session',
  body: strictObject({ order_id: IdSchema }),
  data: OrderSchema,
});

/** Adds the order's items to the cart, if they are still sold. */
export const buyAgain = defineCall({
  id: 'order-buy-again',
  method: 'POST',
  path: buyAgainPath,
  summary: 'Add the items of an order to the cart',
  auth: 'session',
  body: strictObject({ order_id: IdSchema }),
  data: Type.Object({ added: Type.Integer(), left_out: Type.Array(Type.String()) }),
});

/** Fails with NOT_FOUND on a live store. */
export const takeDemoStep = defineCall({
  id: 'order-demo-step',
  method: 'POST',
  path: takeDemoStepPath,
  summary: 'Run the next step of the demo seller or carrier',
  auth: 'session',
  body: strictObject({ order_id: IdSchema, step: DemoStepSchema }),
  data: OrderSchema,
});
