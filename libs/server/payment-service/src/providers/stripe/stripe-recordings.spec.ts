import { hourMs } from '@pasar/durations';
import { cancelOverdueOrders } from '@pasar/order-service';
import type { Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { findPaymentDifferences } from '../../find-payment-differences.ts';
import type { StripeExchange, RecordedResponse } from '../../testing/replay-stripe.ts';
import { answers, paid, setUpStripe, unpaid } from '../../testing/stripe-suite.ts';

const { start, read, sweepAt, notify, statuses, askRefund, readRefund, stripe, provider, store } =
  setUpStripe();

const capture: readonly StripeExchange[] = [
  ['retrieve', 'session-authorised'],
  ['retrieve', 'session-authorised'],
  ['capture', 'intent-succeeded'],
  ['retrieve', 'session-paid'],
];

const pay = async (): Promise<Payment> => {
  const payment = await start();
  stripe().play(...capture);
  await notify('checkout.session.completed', 'session-authorised');
  return payment;
};

it('redirects to the hosted page, and captures what an event reports', async () => {
  const payment = await start();
  expect(payment).toMatchObject({
    state: 'pending',
    step: { kind: 'redirect', url: 'https://checkout.stripe.example/c/pay/cs_test_a1Pasar' },
  });
  stripe().play(...capture);
  expect(await notify('checkout.session.completed', 'session-authorised')).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual(paid);
  stripe().play(['retrieve', 'session-paid']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);
});

it('applies a repeated event once, and ignores one that comes late', async () => {
  await pay();
  stripe().play(['retrieve', 'session-paid'], ['retrieve', 'session-paid']);
  expect(await notify('checkout.session.completed', 'session-authorised')).toEqual({
    status: 200,
    result: 'duplicate',
  });
  expect(await notify('checkout.session.expired', 'session-expired')).toMatchObject({ status: 200 });
  expect(await statuses()).toEqual(paid);
});

it.each([
  ['card_declined', 'insufficient_funds', 'insufficient-funds'],
  ['card_declined', 'generic_decline', 'declined'],
  ['card_declined', 'lost_card', 'declined'],
  ['card_declined', 'fraudulent', 'suspected-fraud'],
  ['card_declined', 'card_velocity_exceeded', 'limit-exceeded'],
  ['card_declined', 'issuer_not_available', 'provider-unavailable'],
  ['card_declined', 'authentication_required', 'authentication-failed'],
  ['expired_card', 'expired_card', 'expired-card'],
  ['incorrect_cvc', 'incorrect_cvc', 'incorrect-details'],
  ['card_declined', 'invalid_cvc', 'incorrect-details'],
  ['invalid_number', 'invalid_number', 'incorrect-details'],
  ['processing_error', 'processing_error', 'provider-unavailable'],
  ['payment_intent_authentication_failure', 'not_set', 'authentication-failed'],
  ['card_decline_rate_limit_exceeded', 'not_set', 'too-many-attempts'],
])('reads %s, %s as %s, and keeps its page open', async (code, decline_code, reason) => {
  stripe().begin({ code, decline_code, payment_id: '5' });
  stripe().play(['retrieve', 'session-declined']);
  const charge = await provider().query({ payment_id: 5, ref: 'cs_test_a1Pasar' });
  expect(charge).toMatchObject({ status: 'pending', reason, step: { kind: 'redirect' } });
});

it('ends with an expired session', async () => {
  const payment = await start();
  stripe().play(['retrieve', 'session-expired']);
  await notify('checkout.session.expired', 'session-expired');
  expect(await read(payment)).toMatchObject({ state: 'cancelled' });
  expect(await statuses()).toEqual(unpaid);
});

it('ends an open session at its deadline', async () => {
  const payment = await start();
  await sweepAt(
    payment.expires_at,
    ['retrieve', 'session-open'],
    ['expire', 'session-expired'],
    ['retrieve', 'session-expired'],
  );
  expect(await read(payment)).toMatchObject({ state: 'expired', reason: 'expired' });
});

it('releases money that was reserved for an order that ended', async () => {
  const payment = await start();
  await cancelOverdueOrders(store().deps, payment.expires_at);
  const ending = await read(
    payment,
    ['retrieve', 'session-authorised'],
    ['retrieve', 'session-authorised'],
    ['release', 'intent-canceled'],
    ['retrieve', 'session-released'],
  );
  expect(ending).toMatchObject({ state: 'failed', reason: 'order-closed' });
});

it.each<[string, RecordedResponse]>([
  ['hangs', 'hangs'],
  ['closes the connection', 'closes'],
  ['answers with an error of its own', [500, 'error-internal']],
  ['answers with garbage', [502, '<html>Bad gateway</html>']],
  ['has too many requests', [429, 'error-rate']],
  ['still processes the first request', [409, 'error-key-in-use']],
  ['remembers the key with other parameters', [400, 'error-key-reused']],
  ['rejects the API key', [401, 'error-api-key']],
])('never calls a payment failed whose start %s, and starts it with the same key', async (_, answer) => {
  const payment = await start(answer);
  expect(payment).toMatchObject({ state: 'unknown' });
  expect(await read(payment, ...answers('create', answer))).toMatchObject({ state: 'unknown' });
  expect(await read(payment, ['create', 'session-open'])).toMatchObject({ state: 'pending' });
  expect(await statuses()).toEqual(unpaid);
});

it.each<[string, RecordedResponse]>([
  ['hangs', 'hangs'],
  ['closes the connection', 'closes'],
  ['fails', [500, 'error-internal']],
])('calls a payment unknown whose query %s, then asks again', async (_, answer) => {
  const payment = await start();
  expect(await read(payment, ...answers('retrieve', answer))).toMatchObject({ state: 'unknown' });
  expect(await read(payment, ['retrieve', 'session-open'])).toMatchObject({ state: 'pending' });
});

it('captures once when the response to a capture was lost', async () => {
  const payment = await start();
  const lost: readonly StripeExchange[] = [
    ['retrieve', 'session-authorised'],
    ['retrieve', 'session-authorised'],
    ['capture', 'hangs'],
  ];
  expect(await read(payment, ...lost)).toMatchObject({ state: 'unknown' });
  expect(await read(payment, ['retrieve', 'session-paid'])).toMatchObject({ state: 'paid' });
  expect(await statuses()).toEqual(paid);
});

it('ends a payment whose reservation Stripe released before the capture', async () => {
  const payment = await start();
  const refused: readonly StripeExchange[] = [
    ['retrieve', 'session-authorised'],
    ['retrieve', 'session-authorised'],
    ['capture', [400, 'error-authorization-over']],
  ];
  expect(await read(payment, ...refused)).toMatchObject({ state: 'unknown' });
  expect(await read(payment, ['retrieve', 'session-released'])).toMatchObject({ state: 'cancelled' });
});

it('fails a payment that Stripe refuses to create, tells the operator, and allows another', async () => {
  const refused = await start([400, 'error-amount']);
  expect(refused).toMatchObject({ state: 'failed', reason: 'provider-unavailable' });
  expect(store().logged).toEqual(['payment: request refused']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);
  stripe().begin();
  expect(await start()).toMatchObject({ state: 'pending' });
});

it.each<[string, Parameters<typeof notify>[2]]>([
  ['signed with another secret', { secret: 'whsec_other' }],
  ['changed after signing', { tamper: true }],
  ['signed ten minutes ago', { ageMs: 600_000 }],
])('rejects an event %s without a request', async (_, options) => {
  await start();
  expect(await notify('checkout.session.completed', 'session-paid', options)).toEqual({
    status: 401,
    result: 'wrong-signature',
  });
  expect(await statuses()).toEqual(unpaid);
});

it('rejects an event whose session has another amount', async () => {
  await start();
  stripe().play(['retrieve', 'session-of-another-amount']);
  expect(await notify('checkout.session.completed', 'session-paid')).toEqual({
    status: 422,
    result: 'refused',
  });
  expect(await statuses()).toEqual(unpaid);
});

it.each([
  ['payment_intent.payment_failed', 'intent-canceled'],
  ['charge.refunded', 'intent-succeeded'],
  ['refund.failed', 'refund-failed'],
  ['charge.dispute.created', 'refund-failed'],
] as const)('accepts %s, which changes nothing', async (type, object) => {
  await start();
  expect(await notify(type, object)).toEqual({ status: 200, result: 'ignored' });
});

it('refunds a part, and reconciles it with Stripe', async () => {
  await pay();
  await askRefund();
  await sweepAt(
    store().clock.now,
    ['retrieve', 'session-paid'],
    ['list-refunds', 'no-refunds'],
    ['refund', 'refund-pending'],
  );
  expect(await readRefund()).toEqual({ state: 'done' });
  stripe().play(['retrieve', 'session-refunded']);
  expect(await findPaymentDifferences(store().deps, 0)).toEqual([]);
});

it('does not count a failed refund as done, and reports the difference', async () => {
  await pay();
  await askRefund();
  const asked: readonly StripeExchange[] = [
    ['retrieve', 'session-paid'],
    ['list-refunds', 'no-refunds'],
  ];
  await sweepAt(store().clock.now, ...asked, ['refund', 'refund-failed']);
  expect(await readRefund()).toEqual({ state: 'requested' });
  await sweepAt(store().clock.now + hourMs, ...asked, ['refund', 'refund-pending']);
  expect(await readRefund()).toEqual({ state: 'done' });
  stripe().play(['retrieve', 'session-paid']);
  expect(await findPaymentDifferences(store().deps, 0)).toMatchObject([
    { detail: 'refunded 5000, provider 0' },
  ]);
});
