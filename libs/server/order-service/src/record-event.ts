import type { Actor, OrderStatus } from '@pasar/order';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';

type OrderEvent = {
  readonly status: OrderStatus;
  readonly action: string;
  readonly actor: Actor;
  readonly note?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Records a step in an order's history. */
export async function recordEvent(
  { db, ids }: OrderDeps,
  { user_id, order_id }: Pick<OrderRow, 'user_id' | 'order_id'>,
  { status, action, actor, note = '', now }: OrderEvent,
): Promise<void> {
  await db
    .insertInto('order_event')
    .values({ user_id, order_id, event_id: ids.next(), status, action, actor, note, at: now })
    .execute();
}
