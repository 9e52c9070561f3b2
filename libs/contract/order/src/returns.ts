import {
  defineCall,
  IdSchema,
  MoneySchema,
  PictureSchema,
  RequestMoneySchema,
  strictObject,
} from '@pasar/http-contract';
import { returnReasonIds, returnSolutions, returnStatuses } from '@pasar/order';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { PickedPiecesSchema } from './order.ts';
import { ActorSchema, OrderLineSchema } from './order-schemas.ts';
import {
  getReturnOptionsPath,
  getReturnPath,
  moveReturnPath,
  requestReturnPath,
  shipReturnPath,
} from './paths.ts';

const SolutionSchema = Type.Enum([...returnSolutions]);

const ReasonSchema = Type.Enum([...returnReasonIds]);

const ReturnStatusSchema = Type.Enum([...returnStatuses]);

const ReturnOptionsSchema = Type.Object({
  order_id: IdSchema,
  order_sn: Type.String(),
  /** Why nothing can be returned; absent if something can. */
  refusal: Type.Optional(Type.Enum(['not-delivered', 'too-late', 'open', 'nothing-left', 'not-now'])),
  /** Deadline for requesting a return, epoch milliseconds. */
  return_by: Type.Optional(Type.Integer()),
  reasons: Type.Array(
    Type.Object({
      reason: ReasonSchema,
      solutions: Type.Array(SolutionSchema),
      min_pictures: Type.Integer(),
    }),
  ),
  lines: Type.Array(
    Type.Object({
      line: OrderLineSchema,
      /** Units that can still be returned. */
      left: Type.Integer({ minimum: 0 }),
      /** Refund for one unit, for two units, and so on. */
      amounts: Type.Array(MoneySchema),
    }),
  ),
  /** Refunded in addition to the lines if everything is returned. */
  shipping: MoneySchema,
  max_pictures: Type.Integer(),
});
export type ReturnOptions = Static<typeof ReturnOptionsSchema>;

/**
 * The lines of an order that can be returned, the reasons to choose from, and the refunds. Fails with NOT_FOUND for another
 * shopper's order.
 */
export const getReturnOptions = defineCall({
  id: 'return-options',
  method: 'GET',
  path: getReturnOptionsPath,
  summary: 'Get the returnable lines of an order',
  auth: 'session',
  query: strictObject({ order_id: IdSchema }),
  data: ReturnOptionsSchema,
});

export const OrderReturnSchema = Type.Object({
  return_id: IdSchema,
  order_id: IdSchema,
  order_sn: Type.String(),
  shopid: IdSchema,
  shop_name: Type.String(),
  shop_username: Type.String(),
  status: ReturnStatusSchema,
  solution: SolutionSchema,
  reason: ReasonSchema,
  note: Type.String(),
  seller_note: Type.String(),
  /** The amount to refund, or already refunded. */
  amount: MoneySchema,
  /** The order's refunds that have failed at the payment provider and are being retried; absent if there are none. */
  refund_delayed: Type.Optional(MoneySchema),
  coins: Type.Integer({ minimum: 0 }),
  lines: Type.Array(Type.Object({ line: OrderLineSchema, quantity: Type.Integer(), amount: MoneySchema })),
  pictures: Type.Array(PictureSchema),
  shipping_option: Type.Optional(Type.String()),
  tracking_number: Type.Optional(Type.String()),
  /** The return address. */
  address: Type.Array(Type.String()),
  /** When the next automatic step happens, epoch milliseconds. */
  deadline: Type.Optional(Type.Integer()),
  created_at: Type.Integer(),
  /** Oldest first. */
  timeline: Type.Array(
    Type.Object({
      status: ReturnStatusSchema,
      actor: ActorSchema,
      note: Type.Optional(Type.String()),
      at: Type.Integer(),
    }),
  ),
  /** Actions that the buyer can take now. */
  actions: Type.Array(Type.Enum(['send', 'withdraw'])),
  demo_step: Type.Optional(Type.Enum(['accept-return', 'refund-return'])),
});
export type OrderReturn = Static<typeof OrderReturnSchema>;

/** The server computes the refund: `seen_amount` is what the buyer saw, and a different amount is refused. */
export const requestReturn = defineCall({
  id: 'return-request',
  method: 'POST',
  path: requestReturnPath,
  summary: 'Request a return or a refund',
  auth: 'session',
  body: strictObject({
    order_id: IdSchema,
    pieces: PickedPiecesSchema,
    reason: ReasonSchema,
    solution: SolutionSchema,
    note: Type.String({ maxLength: 1000 }),
    pictures: Type.Array(Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }), { maxItems: 6 }),
    seen_amount: RequestMoneySchema,
  }),
  data: OrderReturnSchema,
});

/** By its own id, or the latest one of an order. */
export const getReturn = defineCall({
  id: 'return-detail',
  method: 'GET',
  path: getReturnPath,
  summary: 'Get a return',
  auth: 'session',
  query: strictObject({ return_id: Type.Optional(IdSchema), order_id: Type.Optional(IdSchema) }),
  data: OrderReturnSchema,
});

export const moveReturn = defineCall({
  id: 'return-move',
  method: 'POST',
  path: moveReturnPath,
  summary: 'Withdraw a return',
  auth: 'session',
  body: strictObject({ return_id: IdSchema, action: Type.Literal('withdraw') }),
  data: OrderReturnSchema,
});

/** Chooses the return shipping; with a tracking number the goods count as shipped. */
export const shipReturn = defineCall({
  id: 'return-ship',
  method: 'POST',
  path: shipReturnPath,
  summary: 'Choose the return shipping, and confirm that the goods were sent',
  auth: 'session',
  body: strictObject({
    return_id: IdSchema,
    option: Type.Enum(['drop-off', 'pick-up', 'own-carrier']),
    sent: Type.Boolean(),
    tracking_number: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  data: OrderReturnSchema,
});
