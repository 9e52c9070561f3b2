import type { Database } from '@pasar/database';
import type { Selectable } from 'kysely';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';

/** A stored line of an order. */
export type BoughtLine = Selectable<Database['order_line']>;

/** Selects the lines of an order. */
export const selectBoughtLines = (
  { db }: OrderDeps,
  { user_id, order_id }: Pick<OrderRow, 'user_id' | 'order_id'>,
): Promise<BoughtLine[]> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('line_no')
    .execute();
