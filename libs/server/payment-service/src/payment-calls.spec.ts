import { errorCodes } from '@pasar/error-catalogue';
import { cancelOverdueOrders } from '@pasar/order-service';
import { refund } from '@pasar/payment-ledger';
import type { Payment } from '@pasar/payment-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findPaymentDifferences } from './find-payment-differences.ts';
import { sweepPayments } from './sweep-payments.ts';
import { openPaymentStore, placeOrders } from './testing/payment-store.ts';
import type { PaymentStore } from './testing/payment-store.ts';

/** Hundreds of transactions: a busy machine may take its time. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
let store: PaymentStore;
/** What the provider does instead of answering. */
const trouble: { start?: () => void; after?: () => void } = {};

beforeAll(async () => {
  database = await createTestDatabase();
  store = await openPaymentStore(database.db, (provider) => ({
    ...provider,
    start: async (request) => {
      trouble.start?.();
      const charge = await provider.start(request);
      trouble.after?.();
      return charge;
    },
  }));
});
afterAll(async () => {
  await store.app.close();
  await database.close();
});
beforeEach(async () => {
  delete trouble.start;
  delete trouble.after;
  store.logged.length = 0;
  store.clock.now = 1_790_000_000_000;
  await placeOrders(database.db);
});

const card = { ok: '4242 4242 4242 4242', challenge: '4000002500003155', late: '4000000000000119' };
const startCard = async () => (await store.start('card')).data as unknown as Payment;
const urlOf = ({ step }: Payment): string =>
  step?.kind === 'redirect' ? step.url : step && 'demo_url' in step ? (step.demo_url ?? '') : '';
const read = async ({ payment_id }: Payment) => {
  store.clock.now += 2000;
  return (await store.call<Payment>(7, `detail?payment_id=${payment_id}`)).data;
};
const statuses = async () =>
  (
    await database.db.selectFrom('orders').select(['status', 'payment_status']).orderBy('order_id').execute()
  ).map(({ status, payment_status }) => `${status} ${payment_status}`);
const paidBoth = ['to_ship paid', 'to_ship paid'];
const unpaidBoth = ['to_pay unpaid', 'to_pay unpaid'];
const differences = () => findPaymentDifferences(store.deps, 0);
const sweepAt = async (now: number) => {
  store.clock.now = now;
  await sweepPayments(store.deps, now);
};

it('pays several orders at once by card, on the bank’s page', async () => {
  const payment = await startCard();
  expect(payment).toMatchObject({ state: 'pending', amount: { amount: 16_000 }, step: { kind: 'redirect' } });
  const leads = await store.visit(urlOf(payment), { number: card.ok });
  expect(leads).toBe('http://sg.localhost/rw/payment/callback/1');
  expect(await read(payment)).toMatchObject({ state: 'paid' });
  expect(await statuses()).toEqual(paidBoth);
  expect(await differences()).toEqual([]);
});

it('leads back to the app that it came from', async () => {
  const { data } = await store.start('card', { platform: 'pc' });
  expect(await store.visit(urlOf(data as unknown as Payment), { then: 'cancel' })).toContain(
    '/pc/payment/callback/1',
  );
});

it('leads back to the host that the shopper is on, where the session is', async () => {
  const order = { checkoutid: 1, method: 'card', platform: 'rw' };
  const { data } = await store.call<Payment>(7, 'start', order, 'localhost');
  expect(await store.visit(urlOf(data), { number: card.ok })).toBe('http://localhost/rw/payment/callback/1');
});

it('asks for the bank’s code, which can be wrong', async () => {
  const payment = await startCard();
  const page = urlOf(payment);
  expect(await store.visit(page, { number: card.challenge })).toBe(page);
  expect(await store.visit(page, { code: '000000' })).toBe(page);
  expect(await read(payment)).toMatchObject({ state: 'pending' });
  expect(await store.visit(page, { code: '123456' })).toContain('callback');
  expect(await read(payment)).toMatchObject({ state: 'paid' });
});

it.each([
  ['4000000000000002', 'declined', 'other-method'],
  ['4000000000009995', 'insufficient-funds', 'other-method'],
  ['4000000000000069', 'expired-card', 'try-again'],
  ['4000000000000127', 'incorrect-details', 'try-again'],
  ['4000000000006975', 'limit-exceeded', 'other-method'],
  ['4100000000000019', 'suspected-fraud', 'other-method'],
])('the card %s fails as %s, and the orders can be paid by another', async (number, reason, step) => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number });
  expect(await read(payment)).toMatchObject({
    state: 'failed',
    reason,
    next_steps: [step, expect.any(String)],
  });
  expect(await statuses()).toEqual(unpaidBoth);
  const second = await startCard();
  expect(second.payment_id).not.toBe(payment.payment_id);
  await store.visit(urlOf(second), { number: card.ok });
  expect(await read(second)).toMatchObject({ state: 'paid' });
});

it('waits for money that is settled later', async () => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.late });
  expect(await read(payment)).toMatchObject({ state: 'pending', step: { kind: 'wait' } });
  store.clock.now += 6000;
  expect(await read(payment)).toMatchObject({ state: 'paid' });
});

it('links a wallet, then pays by PIN and above the limit by a code', async () => {
  await placeOrders(database.db, [30_000]);
  const { payment_id } = (await store.start('wallet')).data as unknown as Payment;
  const steps = [
    ['agreement', 'yes', 'link-code'],
    ['link-code', '123456', 'pin'],
    ['pin', '123456', 'code'],
  ] as const;
  for (const [kind, answer, next] of steps)
    expect((await store.confirm(payment_id, kind, answer)).data).toMatchObject({ step: { kind: next } });
  // The same answer twice counts once.
  expect((await store.confirm(payment_id, 'pin', '123456')).data).toMatchObject({ step: { kind: 'code' } });
  expect((await store.confirm(payment_id, 'code', '000000')).data).toMatchObject({
    step: { kind: 'code', attempts_left: 4, wrong: true },
  });
  expect((await store.confirm(payment_id, 'code', '123456')).data).toMatchObject({ state: 'paid' });
});

it.each([
  ['an empty one', ['616161'], 'wallet-balance'],
  ['three wrong PINs', ['1', '2', '3'], 'too-many-attempts'],
])('a wallet is refused for %s', async (_, answers, reason) => {
  await database.db.insertInto('sandbox_wallet').values({ account: 'account-7', linked_at: 1 }).execute();
  const { payment_id } = (await store.start('wallet')).data as unknown as Payment;
  let last;
  for (const answer of answers) last = (await store.confirm(payment_id, 'pin', answer)).data;
  expect(last).toMatchObject({ state: 'failed', reason });
});

it('a refused agreement links nothing', async () => {
  const { payment_id } = (await store.start('wallet')).data as unknown as Payment;
  const { data } = await store.confirm(payment_id, 'agreement', 'no');
  expect(data).toMatchObject({ state: 'failed', reason: 'agreement-refused' });
});

it.each([
  ['bank-transfer', { option: 'harbour' }, 'transfer', 24],
  ['qr', {}, 'qr', 0.25],
])('%s is paid elsewhere, until its deadline', async (method, more, kind, hours) => {
  const { data } = await store.start(method, more);
  const payment = data as unknown as Payment;
  expect(payment).toMatchObject({ state: 'pending', step: { kind } });
  expect(payment.expires_at).toBe(store.clock.now + hours * 3_600_000);
  const [order] = await database.db.selectFrom('orders').select('pay_by').execute();
  expect(order?.pay_by).toBeGreaterThanOrEqual(payment.expires_at);
  await store.visit(urlOf(payment), { then: 'pay' });
  expect(await read(payment)).toMatchObject({ state: 'paid' });
});

const readPayBy = async () =>
  (await database.db.selectFrom('orders').select('pay_by').executeTakeFirstOrThrow()).pay_by;

it('does not keep the orders waiting for ever, however often a payment is started', async () => {
  const start = store.clock.now;
  const deadlines: (number | null)[] = [];
  for (let minutes = 0; minutes < 60; minutes += 25) {
    store.clock.now = start + minutes * 60_000;
    const { payment_id, expires_at } = await startCard();
    deadlines.push(await readPayBy());
    expect(expires_at).toBeLessThanOrEqual(start + 3_600_000);
    await store.call(7, 'cancel', { payment_id });
  }
  expect(deadlines).toEqual([30, 55, 60].map((minutes) => start + minutes * 60_000));
  store.clock.now = start + 3_600_000;
  expect((await store.start('card')).error).toBe(errorCodes.ORDER_NOT_PAYABLE);
});

it('leaves what an earlier method gave to a later one', async () => {
  const start = store.clock.now;
  const first = (await store.start('bank-transfer', { option: 'harbour' })).data as unknown as Payment;
  await store.call(7, 'cancel', { payment_id: first.payment_id });
  store.clock.now = start + 10 * 3_600_000;
  expect((await startCard()).expires_at).toBe(store.clock.now + 1_800_000);
  expect(await readPayBy()).toBe(start + 24 * 3_600_000);
});

it.each([
  ['a method that the market does not have', 'convenience-store', { option: 'corner24' }, 70_000_014],
  ['no such bank', 'bank-transfer', { option: 'none' }, 1],
  ['no bank', 'bank-transfer', {}, 1],
  ['an option where there is none', 'card', { option: 'harbour' }, 1],
  ['cash at the door', 'cod', {}, 70_000_014],
  ['a stranger’s checkout', 'card', { checkoutid: 2 }, 4],
])('refuses %s', async (_, method, more, error) => {
  expect((await store.start(method, more)).error).toBe(error);
});

it('shows a payment to nobody else', async () => {
  const { payment_id } = await startCard();
  for (const [path, body] of [
    [`detail?payment_id=${payment_id}`, undefined],
    ['cancel', { payment_id }],
    ['confirm', { payment_id, kind: 'pin', answer: '123456' }],
    ['checkout?checkoutid=1', undefined],
  ] as const)
    expect((await store.call(8, path, body)).error).toBe(4);
});

it('opens one payment, however often it is started at once', async () => {
  const started = await Promise.all(Array.from({ length: 20 }, startCard));
  expect(new Set(started.map(({ payment_id }) => payment_id)).size).toBe(1);
});

it('changes the method: the first is given up, and money that comes for it goes back', async () => {
  const first = await startCard();
  const cancelled = await store.call(7, 'cancel', { payment_id: first.payment_id });
  expect(cancelled.data).toMatchObject({ state: 'cancelled' });
  const { data } = await store.start('qr');
  await store.visit(urlOf(data as unknown as Payment), { then: 'pay' });
  await read(data as unknown as Payment);
  const row = await database.db
    .selectFrom('payment')
    .select(['provider_ref', 'amount', 'currency'])
    .where('payment_id', '=', first.payment_id)
    .executeTakeFirstOrThrow();
  const { provider_ref: ref, ...money } = row;
  const charge = { payment_id: first.payment_id, ref, status: 'paid', refunded: 0, ...money };
  expect(await store.webhook({ id: 'late', charge })).toEqual([200, 'applied']);
  expect(store.logged).toContain('payment: late money');
  const owed = await database.db.selectFrom('payment_refund').select(['amount', 'reason']).execute();
  expect(owed).toEqual([
    { amount: 1000, reason: 'late-money' },
    { amount: 15_000, reason: 'late-money' },
  ]);
  expect(await statuses()).toEqual(paidBoth);
});

const eventOf = async (payment: Payment, status: string, changes: object = {}) => {
  const { provider_ref } = await database.db
    .selectFrom('payment')
    .select('provider_ref')
    .where('payment_id', '=', payment.payment_id)
    .executeTakeFirstOrThrow();
  const { payment_id, amount } = payment;
  return { payment_id, ref: provider_ref, status, refunded: 0, ...amount, ...changes };
};

it('processes each event once, late and in any order', async () => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.ok });
  await read(payment);
  const events = await Promise.all(
    ['failed', 'paid', 'pending', 'cancelled', 'authorised', 'paid'].map((status) =>
      eventOf(payment, status),
    ),
  );
  const sent = [...events, ...events].map((charge, index) => store.webhook({ id: `e${index % 6}`, charge }));
  const results = (await Promise.all(sent)).map(([status, result]) => `${status} ${result}`);
  expect(results.filter((each) => each === '200 duplicate')).toHaveLength(6);
  expect(await read(payment)).toMatchObject({ state: 'paid' });
  expect(await statuses()).toEqual(paidBoth);
  expect(await database.db.selectFrom('ledger_entry').selectAll().execute()).toHaveLength(4);
  expect(await differences()).toEqual([]);
});

it.each([
  ['a wrong signature', {}, 'other', [401, 'wrong-signature']],
  ['another amount', { amount: 1 }, undefined, [422, 'refused']],
  ['another currency', { currency: 'IDR' }, undefined, [422, 'refused']],
  ['another charge', { ref: 'ch_other' }, undefined, [422, 'refused']],
  ['no payment of ours', { payment_id: 99 }, undefined, [404, 'unknown-payment']],
])('refuses and logs a webhook with %s', async (_, changes, secret, answer) => {
  const payment = await startCard();
  const charge = await eventOf(payment, 'paid', changes);
  expect(await store.webhook({ id: 'e', charge }, secret)).toEqual(answer);
  expect(store.logged.length).toBeGreaterThan(0);
  expect(await statuses()).toEqual(unpaidBoth);
});

it('lets nobody make a charge of the sandbox who only knows its program', async () => {
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/v4/sandbox_bank/charges',
    headers: { authorization: 'Bearer sandbox-secret' },
    payload: { payment_id: 5, method: 'card', amount: 1, currency: 'SGD', returnUrl: 'http://evil.example/' },
  });
  expect(answer.statusCode).toBe(401);
});

it('refuses a webhook that was recorded long ago', async () => {
  const payment = await startCard();
  const body = JSON.stringify({ id: 'e', charge: await eventOf(payment, 'paid') });
  const [provider] = store.deps.providers;
  const { signBody } = await import('./sandbox-bank/sign-body.ts');
  const signature = signBody(store.bank.secret, body, store.clock.now);
  const later = store.clock.now + 6 * 60_000;
  expect(await provider?.readWebhook({ body, signature, now: later })).toBeNull();
});

it('tells the shop by webhooks, each more than once, so that nobody has to look', async () => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.ok });
  for (let run = 0; run < 4; run += 1) {
    await store.bank.deliver();
    store.clock.now += 15_000;
  }
  expect(await statuses()).toEqual(paidBoth);
  expect(await database.db.selectFrom('payment_webhook').select('event_id').execute()).toHaveLength(2);
  expect(await differences()).toEqual([]);
});

it('never says failed while it does not know, and asks again', async () => {
  trouble.start = () => {
    throw new Error('The line is dead.');
  };
  const payment = await startCard();
  expect(payment).toMatchObject({ state: 'unknown' });
  expect(await read(payment)).toMatchObject({ state: 'unknown' });
  await sweepAt(store.clock.now + 60 * 60_000);
  expect(await read(payment)).toMatchObject({ state: 'unknown' });
  delete trouble.start;
  expect(await read(payment)).toMatchObject({ state: 'pending' });
});

it('makes one charge when the answer of a start got lost', async () => {
  trouble.after = () => {
    throw new Error('The answer got lost.');
  };
  const payment = await startCard();
  expect(payment).toMatchObject({ state: 'unknown' });
  delete trouble.after;
  const found = await read(payment);
  expect(found).toMatchObject({ state: 'pending', payment_id: payment.payment_id });
  expect(await database.db.selectFrom('sandbox_charge').select('charge_id').execute()).toHaveLength(1);
});

it('ends what was not paid in time, with the provider’s word', async () => {
  const payment = await startCard();
  await sweepAt(payment.expires_at);
  expect(await read(payment)).toMatchObject({
    state: 'expired',
    reason: 'expired',
    next_steps: ['try-again', 'other-method'],
  });
  const [charge] = await database.db.selectFrom('sandbox_charge').select('status').execute();
  expect(charge?.status).toBe('cancelled');
});

it('takes nothing for orders that were cancelled meanwhile', async () => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.ok });
  await cancelOverdueOrders(store.deps, payment.expires_at);
  expect(await read(payment)).toMatchObject({ state: 'failed', reason: 'order-closed' });
  const [charge] = await database.db.selectFrom('sandbox_charge').select('status').execute();
  expect(charge?.status).toBe('cancelled');
  expect(await differences()).toEqual([]);
});

it('money that came too late for its orders goes back, once', async () => {
  const { data } = await store.start('qr');
  const payment = data as unknown as Payment;
  await store.visit(urlOf(payment), { then: 'pay' });
  await cancelOverdueOrders(store.deps, 1_790_000_000_000 + 1_800_000);
  await read(payment);
  await Promise.all([sweepAt(store.clock.now), sweepAt(store.clock.now)]);
  const [charge] = await database.db.selectFrom('sandbox_charge').select(['status', 'refunded']).execute();
  expect(charge).toEqual({ status: 'paid', refunded: 16_000 });
  expect(await differences()).toEqual([]);
});

it('the deadline and the money at once: paid, or given back', async () => {
  for (let round = 0; round < 8; round += 1) {
    await placeOrders(database.db);
    store.clock.now = 1_790_000_000_000;
    const { data } = await store.start('qr');
    const payment = data as unknown as Payment;
    await store.visit(urlOf(payment), { then: 'pay' });
    const over = store.clock.now + 1_800_000;
    store.clock.now = over;
    await Promise.all([cancelOverdueOrders(store.deps, over), sweepAt(over), store.bank.deliver()]);
    await sweepAt(over + 60_000);
    const [one, other] = await statuses();
    expect(one).toBe(other);
    const [charge] = await database.db.selectFrom('sandbox_charge').select(['refunded']).execute();
    expect(charge?.refunded).toBe(one === 'to_ship paid' ? 0 : 16_000);
    expect(await differences()).toEqual([]);
  }
});

it('refunds a part, then the rest, and not a cent more', async () => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.ok });
  await read(payment);
  const ask = (amount: number | 'all', key: string) =>
    database.db.transaction().execute((db) => {
      const request = { user_id: 7, order_id: 2, amount, reason: 'return', key, now: store.clock.now };
      return refund({ ...store.deps, db }, request);
    });
  expect(await ask(5000, 'return/1')).toMatchObject({ amount: 5000, state: 'requested' });
  await sweepAt(store.clock.now);
  expect(await ask('all', 'return/2')).toMatchObject({ amount: 10_000 });
  await expect(ask(1, 'return/3')).rejects.toThrow('At most 0');
  await Promise.all([sweepAt(store.clock.now), sweepAt(store.clock.now)]);
  const [charge] = await database.db.selectFrom('sandbox_charge').select('refunded').execute();
  expect(charge?.refunded).toBe(15_000);
  expect(await differences()).toEqual([]);
});

it('reports what the provider says otherwise', async () => {
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.ok });
  await read(payment);
  await database.db.updateTable('sandbox_charge').set({ refunded: 5 }).execute();
  expect(await differences()).toEqual([
    { kind: 'provider says otherwise', id: String(payment.payment_id), detail: 'refunded 0, provider 5' },
  ]);
});

it('tells what a checkout still costs, and how it was paid', async () => {
  const checkout = () => store.call(7, 'checkout?checkoutid=1');
  const { data } = await checkout();
  expect(data).toMatchObject({
    state: 'to_pay',
    amount: { amount: 16_000 },
    method: 'card',
    orders: [{}, {}],
  });
  expect(data).not.toHaveProperty('payment');
  const payment = await startCard();
  await store.visit(urlOf(payment), { number: card.ok });
  store.clock.now += 2000;
  expect((await checkout()).data).toMatchObject({ state: 'paid', payment: { state: 'paid' } });
});

it('keeps the preferred method for what is bought, of those that fit', async () => {
  const food = await store.call(7, 'methods?context=food');
  expect(food.data).toMatchObject({
    methods: [{ method: 'qr', scheme: 'PayNow' }, {}, {}, {}, { method: 'cod' }],
  });
  const kept = await store.call(7, 'prefer', { context: 'food', method: 'wallet' });
  expect(JSON.stringify(kept.data)).toContain('"method":"wallet","available":true,"preferred":true');
  const play = await store.call(7, 'prefer', { context: 'play', method: 'cod' });
  expect(play.error).toBe(70_000_014);
});
