import { CursorSchema, defineCall, IdSchema, MoneySchema, strictObject } from '@pasar/http-contract';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { OrderStatusSchema } from './order-schemas.ts';
import { getIncomePath, getOrderIncomePath, listIncomePath } from './paths.ts';

/** A day in the market's time zone: `2026-11-22`. */
const DaySchema = Type.String({ pattern: '^20\\d\\d-\\d\\d-\\d\\d$' });
const StateSchema = Type.Enum(['pending', 'released']);

const IncomeSchema = Type.Object({
  /** The income of all orders that are not completed yet, and their number. */
  pending: Type.Object({ income: MoneySchema, orders: Type.Integer({ minimum: 0 }) }),
  /** What was released less what refunds took back: since Monday, since the first of the month, and in all. */
  released_this_week: MoneySchema,
  released_this_month: MoneySchema,
  released: MoneySchema,
  /** The fees of orders that are placed now, in per cent of the goods. */
  commission_percent: Type.Number({ minimum: 0 }),
  transaction_fee_percent: Type.Number({ minimum: 0 }),
  /** The market's day, its week's first and its month's. */
  today: DaySchema,
  week_start: DaySchema,
  month_start: DaySchema,
});
export type Income = Static<typeof IncomeSchema>;

/** Fails with NOT_FOUND for members without a shop in this market. */
export const getIncome = defineCall({
  id: 'seller-income',
  method: 'GET',
  path: getIncomePath,
  summary: "What the seller's shop has earned: pending and released",
  auth: 'session',
  shopPermission: 'income',
  query: strictObject({}),
  data: IncomeSchema,
});

const OrderIncomeSchema = Type.Object({
  order_id: IdSchema,
  order_sn: Type.String(),
  status: OrderStatusSchema,
  state: StateSchema,
  /** When the order was placed or, once its income is released, when it was. */
  at: Type.Integer(),
  /** The goods after the shop's own voucher, less what was refunded. */
  sales: MoneySchema,
  /** Commission and transaction fee. */
  fees: MoneySchema,
  /** Negative if the shop's delivery voucher exceeds the rest. */
  income: MoneySchema,
});
export type OrderIncome = Static<typeof OrderIncomeSchema>;

/** Fails with PARAM unless both days are given or none, in order, and at most 366 days apart. */
export const listIncome = defineCall({
  id: 'seller-income-list',
  method: 'GET',
  path: listIncomePath,
  summary: 'The income of each order, newest first',
  auth: 'session',
  shopPermission: 'income',
  query: strictObject({
    state: Type.Optional(StateSchema),
    from: Type.Optional(DaySchema),
    to: Type.Optional(DaySchema),
    cursor: Type.Optional(CursorSchema),
  }),
  data: Type.Object({ orders: Type.Array(OrderIncomeSchema), next: Type.Optional(Type.String()) }),
});

const OrderIncomeDetailSchema = Type.Object({
  order_id: IdSchema,
  order_sn: Type.String(),
  status: OrderStatusSchema,
  /** `none` for an order that nobody has paid or that was cancelled. */
  state: Type.Enum(['none', 'pending', 'released']),
  created_at: Type.Integer(),
  /** The goods at their prices, after deals. */
  goods: MoneySchema,
  /** Positive amounts, which `goods` less each of them makes `income`. */
  shop_voucher: MoneySchema,
  shop_shipping: MoneySchema,
  refunds: MoneySchema,
  commission: MoneySchema,
  transaction_fee: MoneySchema,
  income: MoneySchema,
  /** The fees of this order, in per cent of the goods that the buyer keeps. */
  commission_percent: Type.Number({ minimum: 0 }),
  transaction_fee_percent: Type.Number({ minimum: 0 }),
  /** The release and the refunds since, oldest first; they sum to the released income. */
  entries: Type.Array(
    Type.Object({
      entry_id: IdSchema,
      kind: Type.Enum(['release', 'refund']),
      at: Type.Integer(),
      income: MoneySchema,
    }),
  ),
});
export type OrderIncomeDetail = Static<typeof OrderIncomeDetailSchema>;

/** Fails with NOT_FOUND for orders of other shops. */
export const getOrderIncome = defineCall({
  id: 'seller-income-detail',
  method: 'GET',
  path: getOrderIncomePath,
  summary: 'How the income of one order is made up',
  auth: 'session',
  shopPermission: 'income',
  query: strictObject({ order_id: IdSchema }),
  data: OrderIncomeDetailSchema,
});
