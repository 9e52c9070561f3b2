import type { OrderDeps } from './order-deps.ts';

type Event = {
  readonly market: string;
  readonly topic:
    | 'order-placed'
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

/** Leaves an event for the outside, in the transaction that made it true. */
export async function publishEvent(
  { db, ids }: OrderDeps,
  { market, topic, payload, now }: Event,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id: ids.next(), market, topic, payload, created_at: now, delivered_at: null })
    .execute();
}
