import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buyUnit } from '../purchases/buy.ts';
import { onDatabase } from '../purchases/ledger.ts';
import { enterCard } from '../purchases/pay-by-card.ts';
import { reconcile } from '../purchases/reconcile.ts';
import type { RaceScenario } from './race-scenario.ts';

const payers = 40;
const deliveries = 6;
const windowMs = 4000;
const timeoutMs = 90_000;

/** Every process delivers the bank's events again and again, at random times. */
const shuffleEvents = (databaseUrl: string) =>
  onDatabase(databaseUrl, (db) =>
    db
      .updateTable('sandbox_event')
      .set({
        deliveries_left: deliveries,
        deliver_at: sql<number>`${Date.now()} + floor(random() * ${windowMs}::int8)::int8`,
      })
      .execute(),
  );

/** Also has the deliveries of an event overlap, whose repetitions would otherwise wait for each other. */
async function deliverAll(databaseUrl: string): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = await onDatabase(databaseUrl, async (db) => {
      const later = Date.now() + 2000;
      await db.updateTable('sandbox_event').set({ deliver_at: 0 }).where('deliver_at', '>', later).execute();
      const { sum } = await db
        .selectFrom('sandbox_event')
        .select(({ fn }) => fn.sum('deliveries_left').as('sum'))
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    });
    if (left === 0 || Date.now() > deadline) return left;
    await wait(500);
  }
}

/** Payments whose order is not paid exactly once. */
const findWrongPayments = (databaseUrl: string, paymentIds: readonly number[]) =>
  onDatabase(databaseUrl, async (db) => {
    const { rows } = await sql<{ payment_id: number; state: string; charges: number }>`
      select payment.payment_id, payment.state || ' ' || orders.status as state,
        (select count(distinct transaction_id) from ledger_entry entry where entry.user_id = orders.user_id
          and entry.order_id = orders.order_id and entry.kind = 'charge')::int8 as charges
      from payment join payment_order share on share.payment_id = payment.payment_id
      join orders on orders.user_id = share.user_id and orders.order_id = share.order_id
      where payment.payment_id = any(${paymentIds}::int8[])`.execute(db);
    const wrong = rows.filter(({ state, charges }) => state !== 'paid to_ship' || charges !== 1);
    return [
      ...(rows.length === paymentIds.length ? [] : [`${rows.length} payments of ${paymentIds.length}`]),
      ...wrong.map(({ payment_id, state, charges }) => `payment ${payment_id}: ${state}, ${charges} charges`),
    ];
  });

/** Members pay by card, and the bank's webhooks reach all processes several times and in any order. */
export const shuffledWebhooks: RaceScenario = {
  name: `${payers} payments, each with ${deliveries} shuffled webhooks an event`,
  run: async ({ databaseUrl, buyers, item }) => {
    const payments = await Promise.all(
      buyers.slice(0, payers).map(async ({ shopper, addressId }) => {
        const order = await buyUnit(shopper, addressId, item, 'card');
        return order?.checkoutid === undefined ? undefined : enterCard(shopper, order.checkoutid);
      }),
    );
    const paymentIds = payments.flatMap((payment) => (payment ? [Number(payment.payment_id)] : []));
    await shuffleEvents(databaseUrl);
    const left = await deliverAll(databaseUrl);
    return [
      ...(paymentIds.length === Math.min(payers, buyers.length) ? [] : [`${paymentIds.length} could pay`]),
      ...(left === 0 ? [] : [`${left} webhooks were never accepted`]),
      ...(await findWrongPayments(databaseUrl, paymentIds)),
      ...(await reconcile(databaseUrl)),
    ];
  },
};
