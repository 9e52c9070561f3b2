import { minuteMs } from '@pasar/durations';
import { refund } from '@pasar/payment-ledger';
import { expect, it, vi } from 'vitest';
import type { PaymentProvider } from './payment-provider.ts';
import { sweepPayments } from './sweep-payments.ts';
import { card, paidBoth, readStepUrl, setUpPayments } from './testing/payment-suite.ts';

const { startCard, read, statuses, db, payments } = setUpPayments();

const rowsPerRun = 100;

/** A provider of which no call is answered. */
function createStuckProvider() {
  const call = vi.fn((_key?: unknown) => Promise.reject(new Error('No response within 8000 ms.')));
  const calls = { query: call, cancel: call, refund: call, hasRefundFailed: call, forgetCard: call };
  return { call, provider: { name: 'stuck', ...calls } as unknown as PaymentProvider };
}

const stuck = { user_id: 8, market: 'SG', provider: 'stuck', currency: 'SGD' } as const;
const tooMany = Array.from({ length: rowsPerRun + 20 }, (_, index) => 1000 + index);

/** Inserts payments of the stuck provider, older than all others. */
const insertStuckPayments = (ids: readonly number[], state: 'unknown' | 'paid', now: number) =>
  db()
    .insertInto('payment')
    .values(
      ids.map((id) => ({
        ...{ ...stuck, payment_id: id, checkoutid: id, provider_ref: `stuck-${id}`, amount: 100, state },
        ...{ origin: '', method: 'card', method_option: '', platform: 'rw' as const, card_token: null },
        ...{ reason: null, step: null, expires_at: now + 30 * minuteMs },
        ...{ created_at: now - minuteMs, updated_at: now - minuteMs },
      })),
    )
    .execute();

/** Runs the sweep with the stuck provider beside the sandbox. */
const sweepWith = (provider: PaymentProvider, now: number) =>
  sweepPayments({ ...payments().deps, providers: [provider, ...payments().deps.providers] }, now);

const pay = async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  return payment;
};

it('settles payments of other providers while one does not answer, and asks that one about each of its own in turn', async () => {
  await pay();
  const { call, provider } = createStuckProvider();
  const now = payments().clock.now + minuteMs;
  await insertStuckPayments(tooMany, 'unknown', now);
  await sweepWith(provider, now);
  expect(await statuses()).toEqual(paidBoth);
  expect(call).toHaveBeenCalledTimes(1);
  await sweepWith(provider, now);
  const asked = call.mock.calls.map(([key]) => (key as { ref: string }).ref);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(2);
});

it('sends refunds to other providers while one does not answer', async () => {
  await read(await pay());
  const { now } = payments().clock;
  await db()
    .transaction()
    .execute((db) =>
      refund(
        { ...payments().deps, db },
        { user_id: 7, order_id: 2, amount: 5000, reason: 'return', key: 'return/1', now },
      ),
    );
  await insertStuckPayments([999], 'paid', now);
  await db()
    .insertInto('payment_refund')
    .values(
      tooMany.map((refund_id) => ({
        ...{ ...stuck, refund_id, order_id: 9, payment_id: 999, key: String(refund_id), reason: 'return' },
        ...{ amount: 1, state: 'requested' as const, check_at: null, created_at: now, updated_at: now },
      })),
    )
    .execute();
  const { call, provider } = createStuckProvider();
  await sweepWith(provider, now);
  expect(call).toHaveBeenCalledTimes(1);
  const [charge] = await db().selectFrom('sandbox_charge').select('refunded').execute();
  expect(charge?.refunded).toBe(5000);
});

it('deletes removed cards of other providers while one does not answer', async () => {
  const cards = ['a', 'b', 'c'].map((token) => ({ provider: 'stuck', token, removed_at: 0 }));
  await db()
    .insertInto('removed_card')
    .values([...cards, { provider: 'sandbox', token: 'd', removed_at: 1 }])
    .execute();
  const { call, provider } = createStuckProvider();
  await sweepWith(provider, payments().clock.now);
  expect(call).toHaveBeenCalledTimes(1);
  const left = await db().selectFrom('removed_card').select('token').orderBy('token').execute();
  expect(left.map(({ token }) => token)).toEqual(['a', 'b', 'c']);
});
