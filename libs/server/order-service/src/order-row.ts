import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';

/** A stored order. */
export type OrderRow = Selectable<Database['orders']>;

/** The columns that lists of orders show; the others hold addresses, delivery and payment. */
export const summaryColumns = [
  ...(['order_id', 'checkoutid', 'order_sn', 'status', 'shopid', 'shop_name', 'shop_username'] as const),
  ...(['total', 'currency', 'created_at', 'pay_by', 'branch_id', 'reselect_by'] as const),
  ...(['refunded_amount', 'uncharged_amount'] as const),
] as const satisfies readonly (keyof OrderRow)[];

export type OrderSummaryRow = Pick<OrderRow, (typeof summaryColumns)[number]>;
