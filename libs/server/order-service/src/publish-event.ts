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

/** Writes an event to the outbox, in the transaction that it reports on. */
export async function publishEvent(
  { db, ids }: OrderDeps,
  { market, topic, payload, now }: Event,
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ id: ids.next(), market, topic, payload, created_at: now, delivered_at: null })
    .execute();
}
