import type { Order } from '@pasar/order-contract';
import { readDelayedRefund } from '@pasar/payment-ledger';
import type { OrderDeps } from './order-deps.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderParts } from './present-order.ts';
import { findLatestReturn } from './returns/find-return.ts';

type Key = Pick<OrderRow, 'user_id' | 'order_id'>;

async function readTimeline({ db }: OrderDeps, { user_id, order_id }: Key): Promise<Order['timeline']> {
  const events = await db
    .selectFrom('order_event')
    .select(['status', 'at', 'action', 'actor', 'note'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('at')
    .orderBy('event_id')
    .execute();
  return events.map(({ status, at, action, actor, note }) => ({
    status,
    at,
    ...(action !== null && { action }),
    ...(actor !== null && { actor }),
    ...(note !== '' && { note }),
  }));
}

async function readParcel({ db }: OrderDeps, { user_id, order_id }: Key): Promise<Order['parcel']> {
  const parcel = await db
    .selectFrom('order_parcel')
    .select(['carrier', 'tracking_number'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!parcel) return undefined;
  const events = await db
    .selectFrom('order_parcel_event')
    .select(['kind', 'at'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .orderBy('at')
    .orderBy('event_id')
    .execute();
  return { ...parcel, events };
}

async function readCancellation(
  { db }: OrderDeps,
  { user_id, order_id }: Key,
): Promise<Order['cancellation']> {
  const found = await db
    .selectFrom('order_cancellation')
    .select(['status', 'reason', 'note', 'answer_by'])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { note, ...rest } = found;
  return { ...rest, ...(note !== '' && { note }) };
}

async function hasUnrated({ db }: OrderDeps, { user_id, order_id }: Key, lines: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('order_rating')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .where('edited_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count) < lines;
}

/** Reads an order's related data: history, parcel, cancellation, return, delayed refunds, ratings. */
export async function readOrderParts(
  deps: OrderDeps,
  order: OrderRow,
  lines: number,
): Promise<Omit<OrderParts, 'lines'>> {
  const parcel = await readParcel(deps, order);
  const cancellation = await readCancellation(deps, order);
  const last = await findLatestReturn(deps, order);
  return {
    timeline: await readTimeline(deps, order),
    ...(parcel && { parcel }),
    ...(cancellation && { cancellation }),
    ...(last && { return: { return_id: last.return_id, status: last.status } }),
    delayedRefund: order.refunded_amount > 0 ? await readDelayedRefund(deps, order) : 0,
    hasUnrated: await hasUnrated(deps, order, lines),
  };
}
