import { ArrivalSchema, IdSchema, MoneySchema, PictureSchema } from '@pasar/http-contract';
import { PaymentMethodSchema } from '@pasar/payment-contract';
import { documentKinds } from '@pasar/markets';
import type { DocumentKind } from '@pasar/markets';
import { actors, invoiceKinds, orderStatuses, paymentStatuses } from '@pasar/order';
import { Type } from 'typebox';
import type { Static } from 'typebox';

export const OrderStatusSchema = Type.Enum([...orderStatuses]);

export const ActorSchema = Type.Enum([...actors]);

/** Parcel tracking; events are oldest first. */
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

export const DemoStepSchema = Type.Enum([
  'ship',
  'carry',
  'accept-cancellation',
  'accept-return',
  'refund-return',
]);

export const InvoiceKindSchema = Type.Enum([...invoiceKinds]);

const OrderInvoiceSchema = Type.Object({
  kind: InvoiceKindSchema,
  /** Normalized: without spaces, and a tax number without dots and dashes. */
  code: Type.String(),
  /** The kind of tax number that the code is. */
  document: Type.Optional(Type.Enum(Object.keys(documentKinds) as DocumentKind[])),
});

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
  /** Already deducted from `subtotal`. */
  deal_discount: Type.Optional(MoneySchema),
  /** The shop's name for the bundle or add-on deal of the line. */
  deal_label: Type.Optional(Type.String()),
  /** Units bought at a flash-sale price. */
  flash_quantity: Type.Optional(Type.Integer({ minimum: 1 })),
  subtotal: MoneySchema,
  /** Cancelled or refunded units; absent if there are none. */
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
  /** Payment deadline of an unpaid order, epoch milliseconds; it is cancelled then. */
  pay_by: Type.Optional(Type.Integer()),
  /** Present while the buyer has to choose another branch, with the page's parameters. */
  reselect_branch: Type.Optional(
    Type.Object({ by: Type.Integer(), forderid: Type.String(), storeid: Type.String() }),
  ),
  /** Amount paid back so far; absent if there is none. */
  refunded: Type.Optional(MoneySchema),
  /** Amount cancelled before it was paid, which is not owed any more; absent if there is none. */
  uncharged: Type.Optional(MoneySchema),
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
    /** The branch where the parcel is picked up; `address` has its place. */
    branch_name: Type.Optional(Type.String()),
  }),
  merchandise_total: MoneySchema,
  shipping_total: MoneySchema,
  voucher_discount: MoneySchema,
  shipping_discount: MoneySchema,
  voucher_codes: Type.Array(Type.String()),
  message: Type.String(),
  /** What the buyer asked of the invoice; absent in markets that ask nothing. */
  invoice: Type.Optional(OrderInvoiceSchema),
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
  /** When the order is completed automatically, epoch milliseconds. */
  receive_by: Type.Optional(Type.Integer()),
  /** Deadline for requesting a return. */
  return_by: Type.Optional(Type.Integer()),
  cancellation: Type.Optional(
    Type.Object({
      status: Type.Enum(['requested', 'accepted', 'refused']),
      reason: Type.String(),
      /** What the buyer wrote to the seller; absent if nothing. */
      note: Type.Optional(Type.String()),
      answer_by: Type.Integer(),
    }),
  ),
  /** The latest return. */
  return: Type.Optional(Type.Object({ return_id: IdSchema, status: Type.String() })),
  /** The part of the refunds that has failed at the payment provider and is being retried; absent if there is none. */
  refund_delayed: Type.Optional(MoneySchema),
  /** Actions that the buyer can take now. */
  actions: Type.Array(OrderActionSchema),
  /** Next step of a demo's seller or carrier; absent on a live store. */
  demo_step: Type.Optional(DemoStepSchema),
});

export type Order = Static<typeof OrderSchema>;
