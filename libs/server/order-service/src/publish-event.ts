import { addOrderNotifications } from './messages/add-order-notifications.ts';
import type { OrderDeps } from './order-deps.ts';

type Event = {
  readonly market: string;
  readonly topic:
    | 'order-placed'
    | 'branch-requested'
    | 'order-paid'
    | 'order-cancelled'
    | 'order-shipped'
    | 'order-delivered'
    | 'order-completed'
    | 'order-refunded'
    | 'return-changed';
  /** Ids and amounts; no names, no addresses. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly now: number;
};

/**
 * Writes an event to the outbox, from which mails are sent, and the notifications of buyer and seller: both in the transaction
 * that the event reports on.
 */
export async function publishEvent(deps: OrderDeps, event: Event): Promise<void> {
  const { db, ids } = deps;
  const { market, topic, payload, now } = event;
  await db
    .insertInto('outbox')
    .values({ id: ids.next(), market, topic, payload, created_at: now, delivered_at: null })
    .execute();
  await addOrderNotifications(deps, event);
}
