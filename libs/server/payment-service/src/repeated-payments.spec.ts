import { dayMs, hourMs, minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { Payment } from '@pasar/payment-contract';
import { expect, it } from 'vitest';
import { paidBoth, setUpPayments, readStepUrl } from './testing/payment-suite.ts';

const { startCard, read, statuses, db, payments } = setUpPayments();

const readPayBy = async () =>
  (await db().selectFrom('orders').select('pay_by').executeTakeFirstOrThrow()).pay_by;

it('extends the orders’ deadline only up to a limit, however often a payment is started', async () => {
  const start = payments().clock.now;
  const deadlines: (number | null)[] = [];
  for (let minutes = 0; minutes < 60; minutes += 25) {
    payments().clock.now = start + minutes * minuteMs;
    const { payment_id, expires_at } = await startCard();
    deadlines.push(await readPayBy());
    expect(expires_at).toBeLessThanOrEqual(start + hourMs);
    await payments().call(7, 'cancel', { payment_id });
  }
  expect(deadlines).toEqual([30, 55, 60].map((minutes) => start + minutes * minuteMs));
  payments().clock.now = start + hourMs;
  expect((await payments().start('card')).error).toBe(errorCodes.ORDER_NOT_PAYABLE);
});

it('keeps the longer deadline of an earlier method', async () => {
  const start = payments().clock.now;
  const first = (await payments().start('bank-transfer', { option: 'harbour' })).data as unknown as Payment;
  await payments().call(7, 'cancel', { payment_id: first.payment_id });
  payments().clock.now = start + 10 * hourMs;
  expect((await startCard()).expires_at).toBe(payments().clock.now + 1_800_000);
  expect(await readPayBy()).toBe(start + dayMs);
});

it.each([
  ['a method of another market', 'convenience-store', { option: 'corner24' }, 70_000_014],
  ['no such bank', 'bank-transfer', { option: 'none' }, 1],
  ['no bank', 'bank-transfer', {}, 1],
  ['an option of a method without options', 'card', { option: 'harbour' }, 1],
  ['cash at the door', 'cod', {}, 70_000_014],
  ['a stranger’s checkout', 'card', { checkoutid: 2 }, 4],
  ['an amount of the client', 'card', { amount: 1 }, 1],
  ['a card number', 'card', { card_number: '4242424242424242' }, 1],
])('rejects %s', async (_, method, more, error) => {
  expect((await payments().start(method, more)).error).toBe(error);
});

it('shows a payment only to its shopper', async () => {
  const { payment_id } = await startCard();
  for (const [path, body] of [
    [`detail?payment_id=${payment_id}`, undefined],
    ['cancel', { payment_id }],
    ['confirm', { payment_id, kind: 'pin', answer: '123456' }],
    ['checkout?checkoutid=1', undefined],
  ] as const)
    expect((await payments().call(8, path, body)).error).toBe(4);
});

it('opens one payment for concurrent starts', async () => {
  const started = await Promise.all(Array.from({ length: 20 }, startCard));
  expect(new Set(started.map(({ payment_id }) => payment_id)).size).toBe(1);
});

it('changes the method: cancels the first payment, and refunds money that arrives for it', async () => {
  const first = await startCard();
  const cancelled = await payments().call(7, 'cancel', { payment_id: first.payment_id });
  expect(cancelled.data).toMatchObject({ state: 'cancelled' });
  const { data } = await payments().start('qr');
  await payments().visit(readStepUrl(data as unknown as Payment), { then: 'pay' });
  await read(data as unknown as Payment);
  const row = await db()
    .selectFrom('payment')
    .select(['provider_ref', 'amount', 'currency'])
    .where('payment_id', '=', first.payment_id)
    .executeTakeFirstOrThrow();
  const { provider_ref: ref, ...money } = row;
  const charge = { payment_id: first.payment_id, ref, status: 'paid', refunded: 0, ...money };
  expect(await payments().webhook({ id: 'late', charge })).toEqual([200, 'applied']);
  expect(payments().logged).toContain('payment: late money');
  const owed = await db().selectFrom('payment_refund').select(['amount', 'reason']).execute();
  expect(owed).toEqual([
    { amount: 1000, reason: 'late-money' },
    { amount: 15_000, reason: 'late-money' },
  ]);
  expect(await statuses()).toEqual(paidBoth);
});
