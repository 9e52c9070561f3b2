import { hourMs } from '@pasar/durations';
import { cancelOverdueOrders } from '@pasar/order-service';
import { refund } from '@pasar/payment-ledger';
import type { Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { placeOrders } from './testing/payment-store.ts';
import { card, setUpPayments, readStepUrl } from './testing/payment-suite.ts';

const { trouble, startCard, read, statuses, differences, sweepAt, db, payments } = setUpPayments();

it('never reports a failure while the result is unknown, and queries again', async () => {
  trouble.start = () => {
    throw new Error('The line is dead.');
  };
  const payment = await startCard();
  expect(payment).toMatchObject({ state: 'unknown' });
  expect(await read(payment)).toMatchObject({ state: 'unknown' });
  await sweepAt(payments().clock.now + hourMs);
  expect(await read(payment)).toMatchObject({ state: 'unknown' });
  delete trouble.start;
  expect(await read(payment)).toMatchObject({ state: 'pending' });
});

it('creates one charge when the response to a start was lost', async () => {
  trouble.after = () => {
    throw new Error('The answer got lost.');
  };
  const payment = await startCard();
  expect(payment).toMatchObject({ state: 'unknown' });
  delete trouble.after;
  const found = await read(payment);
  expect(found).toMatchObject({ state: 'pending', payment_id: payment.payment_id });
  expect(await db().selectFrom('sandbox_charge').select('charge_id').execute()).toHaveLength(1);
});

it('ends overdue payments with the provider’s confirmation', async () => {
  const payment = await startCard();
  await sweepAt(payment.expires_at);
  expect(await read(payment)).toMatchObject({
    state: 'expired',
    reason: 'expired',
    next_steps: ['try-again', 'other-method'],
  });
  const [charge] = await db().selectFrom('sandbox_charge').select('status').execute();
  expect(charge?.status).toBe('cancelled');
});

it('captures nothing for orders that were cancelled meanwhile', async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  await cancelOverdueOrders(payments().deps, payment.expires_at);
  expect(await read(payment)).toMatchObject({ state: 'failed', reason: 'order-closed' });
  const [charge] = await db().selectFrom('sandbox_charge').select('status').execute();
  expect(charge?.status).toBe('cancelled');
  expect(await differences()).toEqual([]);
});

it('refunds money that came too late for its orders, once', async () => {
  const { data } = await payments().start('qr');
  const payment = data as unknown as Payment;
  await payments().visit(readStepUrl(payment), { then: 'pay' });
  await cancelOverdueOrders(payments().deps, 1_790_000_000_000 + 1_800_000);
  await read(payment);
  await Promise.all([sweepAt(payments().clock.now), sweepAt(payments().clock.now)]);
  const [charge] = await db().selectFrom('sandbox_charge').select(['status', 'refunded']).execute();
  expect(charge).toEqual({ status: 'paid', refunded: 16_000 });
  expect(await differences()).toEqual([]);
});

it('of a concurrent deadline and payment: paid, or refunded', async () => {
  for (let round = 0; round < 8; round += 1) {
    await placeOrders(db());
    payments().clock.now = 1_790_000_000_000;
    const { data } = await payments().start('qr');
    const payment = data as unknown as Payment;
    await payments().visit(readStepUrl(payment), { then: 'pay' });
    const over = payments().clock.now + 1_800_000;
    payments().clock.now = over;
    await Promise.all([cancelOverdueOrders(payments().deps, over), sweepAt(over), payments().bank.deliver()]);
    await sweepAt(over + 60_000);
    const [one, other] = await statuses();
    expect(one).toBe(other);
    const [charge] = await db().selectFrom('sandbox_charge').select(['refunded']).execute();
    expect(charge?.refunded).toBe(one === 'to_ship paid' ? 0 : 16_000);
    expect(await differences()).toEqual([]);
  }
});

it('refunds a part, then the rest, and not a cent more', async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  await read(payment);
  const ask = (amount: number | 'all', key: string) =>
    db()
      .transaction()
      .execute((db) => {
        const request = { user_id: 7, order_id: 2, amount, reason: 'return', key, now: payments().clock.now };
        return refund({ ...payments().deps, db }, request);
      });
  expect(await ask(5000, 'return/1')).toMatchObject({ amount: 5000, state: 'requested' });
  await sweepAt(payments().clock.now);
  expect(await ask('all', 'return/2')).toMatchObject({ amount: 10_000 });
  await expect(ask(1, 'return/3')).rejects.toThrow('At most 0');
  await Promise.all([sweepAt(payments().clock.now), sweepAt(payments().clock.now)]);
  const [charge] = await db().selectFrom('sandbox_charge').select('refunded').execute();
  expect(charge?.refunded).toBe(15_000);
  expect(await differences()).toEqual([]);
});

it("reports differences from the provider's records", async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  await read(payment);
  await db().updateTable('sandbox_charge').set({ refunded: 5 }).execute();
  expect(await differences()).toEqual([
    { kind: 'provider says otherwise', id: String(payment.payment_id), detail: 'refunded 0, provider 5' },
  ]);
});
