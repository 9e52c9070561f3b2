import { hourMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { placeOrders } from './testing/payment-store.ts';
import { card, paidBoth, setUpPayments, unpaidBoth, readStepUrl } from './testing/payment-suite.ts';

const { startCard, read, statuses, differences, db, payments } = setUpPayments();

it('pays several orders at once by card, on the bank’s page', async () => {
  const payment = await startCard();
  expect(payment).toMatchObject({ state: 'pending', amount: { amount: 16_000 }, step: { kind: 'redirect' } });
  const leads = await payments().visit(readStepUrl(payment), { number: card.ok });
  expect(leads).toBe('http://sg.localhost/rw/payment/callback/1');
  expect(await read(payment)).toMatchObject({ state: 'paid' });
  expect(await statuses()).toEqual(paidBoth);
  expect(await differences()).toEqual([]);
});

it('returns to the app where the payment started', async () => {
  const { data } = await payments().start('card', { platform: 'pc' });
  expect(await payments().visit(readStepUrl(data as unknown as Payment), { then: 'cancel' })).toContain(
    '/pc/payment/callback/1',
  );
});

it('returns to the host that the shopper uses, where the session is', async () => {
  const order = { checkoutid: 1, method: 'card', platform: 'rw' };
  const { data } = await payments().call<Payment>(7, 'start', order, 'localhost');
  expect(await payments().visit(readStepUrl(data), { number: card.ok })).toBe(
    'http://localhost/rw/payment/callback/1',
  );
});

it('asks for the bank’s code, which can be wrong', async () => {
  const payment = await startCard();
  const page = readStepUrl(payment);
  expect(await payments().visit(page, { number: card.challenge })).toBe(page);
  expect(await payments().visit(page, { code: '000000' })).toBe(page);
  expect(await read(payment)).toMatchObject({ state: 'pending' });
  expect(await payments().visit(page, { code: '123456' })).toContain('callback');
  expect(await read(payment)).toMatchObject({ state: 'paid' });
});

it.each([
  ['4000000000000002', 'declined', 'other-method'],
  ['4000000000009995', 'insufficient-funds', 'other-method'],
  ['4000000000000069', 'expired-card', 'try-again'],
  ['4000000000000127', 'incorrect-details', 'try-again'],
  ['4000000000006975', 'limit-exceeded', 'other-method'],
  ['4100000000000019', 'suspected-fraud', 'other-method'],
])('the card %s fails as %s, and the orders can be paid with another card', async (number, reason, step) => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number });
  expect(await read(payment)).toMatchObject({
    state: 'failed',
    reason,
    next_steps: [step, expect.any(String)],
  });
  expect(await statuses()).toEqual(unpaidBoth);
  const second = await startCard();
  expect(second.payment_id).not.toBe(payment.payment_id);
  await payments().visit(readStepUrl(second), { number: card.ok });
  expect(await read(second)).toMatchObject({ state: 'paid' });
});

it('waits for money that is settled later', async () => {
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.late });
  expect(await read(payment)).toMatchObject({ state: 'pending', step: { kind: 'wait' } });
  payments().clock.now += 6000;
  expect(await read(payment)).toMatchObject({ state: 'paid' });
});

it('links a wallet, then pays by PIN, and above the limit by a code', async () => {
  await placeOrders(db(), [30_000]);
  const { payment_id } = (await payments().start('wallet')).data as unknown as Payment;
  const steps = [
    ['agreement', 'yes', 'link-code'],
    ['link-code', '123456', 'pin'],
    ['pin', '123456', 'code'],
  ] as const;
  for (const [kind, answer, next] of steps)
    expect((await payments().confirm(payment_id, kind, answer)).data).toMatchObject({ step: { kind: next } });
  // Repeating the same answer counts once.
  expect((await payments().confirm(payment_id, 'pin', '123456')).data).toMatchObject({
    step: { kind: 'code' },
  });
  expect((await payments().confirm(payment_id, 'code', '000000')).data).toMatchObject({
    step: { kind: 'code', attempts_left: 4, wrong: true },
  });
  expect((await payments().confirm(payment_id, 'code', '123456')).data).toMatchObject({ state: 'paid' });
});

/** @spec wallet-balance-insufficient */
it.each([
  ['an empty PIN', ['616161'], 'wallet-balance', errorCodes.WALLET_BALANCE_INSUFFICIENT],
  ['three wrong PINs', ['1', '2', '3'], 'too-many-attempts', undefined],
])('a wallet fails for %s', async (_, answers, reason, code) => {
  await db().insertInto('sandbox_wallet').values({ account: 'account-7', linked_at: 1 }).execute();
  const { payment_id } = (await payments().start('wallet')).data as unknown as Payment;
  let last;
  for (const answer of answers) last = (await payments().confirm(payment_id, 'pin', answer)).data;
  expect(last).toMatchObject({ state: 'failed', reason });
  expect((last as Payment | undefined)?.code).toBe(code);
});

it('a refused agreement links nothing', async () => {
  const { payment_id } = (await payments().start('wallet')).data as unknown as Payment;
  const { data } = await payments().confirm(payment_id, 'agreement', 'no');
  expect(data).toMatchObject({ state: 'failed', reason: 'agreement-refused' });
});

it.each([
  ['bank-transfer', { option: 'harbour' }, 'transfer', 24],
  ['qr', {}, 'qr', 0.25],
])('%s is paid elsewhere, until its deadline', async (method, more, kind, hours) => {
  const { data } = await payments().start(method, more);
  const payment = data as unknown as Payment;
  expect(payment).toMatchObject({ state: 'pending', step: { kind } });
  expect(payment.expires_at).toBe(payments().clock.now + hours * hourMs);
  const [order] = await db().selectFrom('orders').select('pay_by').execute();
  expect(order?.pay_by).toBeGreaterThanOrEqual(payment.expires_at);
  await payments().visit(readStepUrl(payment), { then: 'pay' });
  expect(await read(payment)).toMatchObject({ state: 'paid' });
});

it('returns the remaining amount of a checkout, and its payments', async () => {
  const checkout = () => payments().call(7, 'checkout?checkoutid=1');
  const { data } = await checkout();
  expect(data).toMatchObject({
    state: 'to_pay',
    amount: { amount: 16_000 },
    method: 'card',
    orders: [{}, {}],
  });
  expect(data).not.toHaveProperty('payment');
  const payment = await startCard();
  await payments().visit(readStepUrl(payment), { number: card.ok });
  payments().clock.now += 2000;
  expect((await checkout()).data).toMatchObject({ state: 'paid', payment: { state: 'paid' } });
});

it('stores the preferred method, from those that fit', async () => {
  const food = await payments().call(7, 'methods?context=food');
  expect(food.data).toMatchObject({
    methods: [{ method: 'qr', scheme: 'PayNow' }, {}, {}, {}, { method: 'cod' }],
  });
  const kept = await payments().call(7, 'prefer', { context: 'food', method: 'wallet' });
  expect(JSON.stringify(kept.data)).toContain('"method":"wallet","available":true,"preferred":true');
  const play = await payments().call(7, 'prefer', { context: 'play', method: 'cod' });
  expect(play.error).toBe(70_000_014);
});
