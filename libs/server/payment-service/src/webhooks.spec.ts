import { minuteMs } from '@pasar/durations';
import { signBody } from '@pasar/http-server';
import type { Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { card, paidBoth, setUpPayments, unpaidBoth, readStepUrl } from './testing/payment-suite.ts';

const { startCard, read, statuses, differences, db, payments } = setUpPayments();

const createEvent = async (payment: Payment, status: string, changes: object = {}) => {
  const { provider_ref } = await db()
    .selectFrom('payment')
    .select('provider_ref')
    .where('payment_id', '=', payment.payment_id)
    .executeTakeFirstOrThrow();
  const { payment_id, amount } = payment;
  return { payment_id, ref: provider_ref, status, refunded: 0, ...amount, ...changes };
};

it('processes each event once, late and in any order', async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  await read(payment);
  const events = await Promise.all(
    ['failed', 'paid', 'pending', 'cancelled', 'authorised', 'paid'].map((status) =>
      createEvent(payment, status),
    ),
  );
  const sent = [...events, ...events].map((charge, index) =>
    payments().webhook({ id: `e${index % 6}`, charge }),
  );
  const results = (await Promise.all(sent)).map(([status, result]) => `${status} ${result}`);
  expect(results.filter((each) => each === '200 duplicate')).toHaveLength(6);
  expect(await read(payment)).toMatchObject({ state: 'paid' });
  expect(await statuses()).toEqual(paidBoth);
  expect(await db().selectFrom('ledger_entry').selectAll().execute()).toHaveLength(4);
  expect(await differences()).toEqual([]);
});

it.each([
  ['a wrong signature', {}, 'other', [401, 'wrong-signature']],
  ['another amount', { amount: 1 }, undefined, [422, 'refused']],
  ['another currency', { currency: 'IDR' }, undefined, [422, 'refused']],
  ['another charge', { ref: 'ch_other' }, undefined, [422, 'refused']],
  ['no payment of ours', { payment_id: 99 }, undefined, [404, 'unknown-payment']],
])('rejects and logs a webhook with %s', async (_, changes, secret, answer) => {
  const payment = await startCard();
  const charge = await createEvent(payment, 'paid', changes);
  expect(await payments().webhook({ id: 'e', charge }, secret)).toEqual(answer);
  expect(payments().logged.length).toBeGreaterThan(0);
  expect(await statuses()).toEqual(unpaidBoth);
});

it('rejects charges in the sandbox from callers without its secret', async () => {
  const answer = await payments().app.inject({
    method: 'POST',
    url: '/api/v4/sandbox_bank/charges',
    headers: { authorization: 'Bearer sandbox-secret' },
    payload: { payment_id: 5, method: 'card', amount: 1, currency: 'SGD', returnUrl: 'http://evil.example/' },
  });
  expect(answer.statusCode).toBe(401);
});

it('rejects a webhook that was recorded long ago', async () => {
  const payment = await startCard();
  const body = JSON.stringify({ id: 'e', charge: await createEvent(payment, 'paid') });
  const [provider] = payments().deps.providers;
  const signature = signBody(payments().bank.secret, body, payments().clock.now);
  const later = payments().clock.now + 6 * minuteMs;
  expect(await provider?.readWebhook({ body, signature, now: later })).toBeNull();
});

it('notifies the shop by webhooks, each more than once, without polling', async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  for (let run = 0; run < 4; run += 1) {
    await payments().bank.deliver();
    payments().clock.now += 15_000;
  }
  expect(await statuses()).toEqual(paidBoth);
  expect(await db().selectFrom('payment_webhook').select('event_id').execute()).toHaveLength(2);
  expect(await differences()).toEqual([]);
});
