import { CursorSchema, defineCall, IdSchema, PictureSchema, strictObject } from '@pasar/http-contract';
import { shopRoles } from '@pasar/account';
import { sellerCancelReasons } from '@pasar/order';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { OrderSchema, OrderStatusSchema, OrderSummarySchema } from './order-schemas.ts';
import {
  answerCancellationPath,
  answerReturnPath,
  cancelShopOrderPath,
  getOwnShopPath,
  getShopOrderPath,
  listShopOrdersPath,
  replyToRatingPath,
  shipOrderPath,
} from './paths.ts';
import { OrderReturnSchema } from './returns.ts';

/** Returned to the seller after each step. Fails with NOT_FOUND for orders of other shops. */
const ShopOrderSchema = Type.Object({ order_id: IdSchema, status: OrderStatusSchema });

const OwnShopSchema = Type.Object({
  shopid: IdSchema,
  name: Type.String(),
  username: Type.String(),
  /** The member's role in the shop. */
  role: Type.Enum(Object.keys(shopRoles) as (keyof typeof shopRoles)[]),
  /** Number of orders per status; statuses without orders are omitted. None if the role may not see orders. */
  orders: Type.Array(Type.Object({ status: OrderStatusSchema, count: Type.Integer({ minimum: 1 }) })),
});
export type OwnShop = Static<typeof OwnShopSchema>;

/** Fails with NOT_FOUND for members without a shop in this market. */
export const getOwnShop = defineCall({
  id: 'seller-shop',
  method: 'GET',
  path: getOwnShopPath,
  summary: "Get the seller's shop with its order counts by status",
  auth: 'session',
  shopPermission: 'portal',
  query: strictObject({}),
  data: OwnShopSchema,
});

const ShopRatingSchema = Type.Object({
  line_no: Type.Integer({ minimum: 1 }),
  rating_star: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.String(),
  pictures: Type.Array(PictureSchema),
  /** The shop's reply; absent if there is none. */
  reply: Type.Optional(Type.String()),
});

const ShopOrderDetailSchema = Type.Object({
  /** As the buyer sees it, without the buyer's actions. */
  order: OrderSchema,
  /** Actions that the seller can take now. */
  actions: Type.Array(
    Type.Enum(['ship', 'cancel', 'answer-cancellation', 'accept-return', 'refund-return', 'dispute-return']),
  ),
  /** The latest return, as the buyer sees it. */
  return: Type.Optional(OrderReturnSchema),
  /** The buyer's ratings of the lines. */
  ratings: Type.Array(ShopRatingSchema),
});
export type ShopOrder = Static<typeof ShopOrderDetailSchema>;

export const getShopOrder = defineCall({
  id: 'seller-order-detail',
  method: 'GET',
  path: getShopOrderPath,
  summary: "Get an order of the seller's shop",
  auth: 'session',
  shopPermission: 'orders-read',
  query: strictObject({ order_id: IdSchema }),
  data: ShopOrderDetailSchema,
});

export const listShopOrders = defineCall({
  id: 'seller-order-list',
  method: 'GET',
  path: listShopOrdersPath,
  summary: "List the orders of the seller's shop, newest first",
  auth: 'session',
  shopPermission: 'orders-read',
  query: strictObject({
    status: Type.Optional(OrderStatusSchema),
    cursor: Type.Optional(CursorSchema),
  }),
  data: Type.Object({ orders: Type.Array(OrderSummarySchema), next: Type.Optional(Type.String()) }),
});

export const shipOrder = defineCall({
  id: 'seller-order-ship',
  method: 'POST',
  path: shipOrderPath,
  summary: 'Hand an order over to its carrier',
  auth: 'session',
  shopPermission: 'orders',
  body: strictObject({
    order_id: IdSchema,
    carrier: Type.String({ minLength: 2, maxLength: 40 }),
    tracking_number: Type.String({ maxLength: 40 }),
  }),
  data: ShopOrderSchema,
});

export const cancelShopOrder = defineCall({
  id: 'seller-order-cancel',
  method: 'POST',
  path: cancelShopOrderPath,
  summary: 'Cancel an order that cannot be shipped',
  auth: 'session',
  shopPermission: 'orders',
  body: strictObject({
    order_id: IdSchema,
    reason: Type.Enum([...sellerCancelReasons]),
  }),
  data: ShopOrderSchema,
});

export const answerCancellation = defineCall({
  id: 'seller-answer-cancellation',
  method: 'POST',
  path: answerCancellationPath,
  summary: 'Answer a request to cancel an order in delivery',
  auth: 'session',
  shopPermission: 'orders',
  body: strictObject({ order_id: IdSchema, accept: Type.Boolean() }),
  data: ShopOrderSchema,
});

export const answerReturn = defineCall({
  id: 'seller-answer-return',
  method: 'POST',
  path: answerReturnPath,
  summary: 'Accept, refund or dispute a return',
  auth: 'session',
  shopPermission: 'returns',
  body: strictObject({
    return_id: IdSchema,
    action: Type.Enum(['accept', 'refund', 'dispute']),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  data: Type.Object({ return_id: IdSchema, status: Type.String() }),
});

/** The reply is public; a second one replaces the first. */
export const replyToRating = defineCall({
  id: 'seller-rating-reply',
  method: 'POST',
  path: replyToRatingPath,
  summary: 'Reply to a buyer’s rating of a line',
  auth: 'session',
  shopPermission: 'ratings',
  body: strictObject({
    order_id: IdSchema,
    line_no: Type.Integer({ minimum: 1, maximum: 1000 }),
    reply: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  data: ShopOrderDetailSchema,
});
