import { dayMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { sweepAfterSale } from '../after-sale/sweep-after-sale.ts';
import { buyer, data, seller, setUpAfterSaleStore, start, stranger } from '../testing/after-sale-store.ts';

const { ids, call, order, detail, deliver, stock, ledger, coins, requestReturn, db, server } =
  setUpAfterSaleStore();

it('returning one of three pieces refunds its share, restores stock and takes back coins', async () => {
  const order_id = await order(buyer, 'OFF3');
  await deliver(order_id);
  await call(buyer, 'order/receive', { order_id });
  const before = await coins();
  const { total } = await detail(order_id);
  const response = await requestReturn(order_id);
  const { return_id, amount } = data<{ return_id: number; amount: { amount: number } }>(response);
  expect(await detail(order_id)).toMatchObject({ status: 'return_refund', return: { status: 'requested' } });
  expect(await call(seller, 'seller/return/answer', { return_id, action: 'accept' })).toMatchObject({
    error: 0,
  });
  await call(buyer, 'return/ship', { return_id, option: 'drop-off', sent: false });
  expect(
    await call(buyer, 'return/ship', { return_id, option: 'own-carrier', sent: true, tracking_number: '?' }),
  ).toMatchObject({ error: 70000186 });
  await call(buyer, 'return/ship', { return_id, option: 'drop-off', sent: true });
  await call(seller, 'seller/return/answer', { return_id, action: 'refund' });
  expect(await detail(order_id)).toMatchObject({ status: 'completed', refunded: amount });
  expect(await ledger(order_id)).toBe(total.amount - amount.amount);
  expect(await stock()).toMatchObject({ 11: 8 });
  expect(await coins()).toBeLessThan(before);
  expect((await call(buyer, 'order/list?status=return_refund')).data).toMatchObject({
    orders: [{ order_id }],
  });
});

it('returning the whole order refunds everything once, even with concurrent answers', async () => {
  const order_id = await order(buyer, 'OFF3');
  await deliver(order_id);
  const { total } = await detail(order_id);
  const pieces = [
    { line_no: 1, quantity: 3 },
    { line_no: 2, quantity: 1 },
  ];
  const response = await requestReturn(order_id, {
    pieces,
    solution: 'refund-only',
    reason: 'not-received',
    pictures: [],
    seen_amount: total,
  });
  const { return_id } = data<{ return_id: number }>(response);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => call(seller, 'seller/return/answer', { return_id, action: 'refund' })),
  );
  expect(answers.map(({ status = 200 }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  expect(await ledger(order_id)).toBe(0);
  expect(await detail(order_id)).toMatchObject({ status: 'cancelled', refunded: total });
  expect(await db().selectFrom('voucher_use').selectAll().execute()).toEqual([]);
  // The goods did not come back.
  expect(await stock()).toEqual({ 11: 7, 13: 9 });
  expect(await coins()).toBe(0);
});

it.each([
  ['a line that was not bought', { pieces: [{ line_no: 5, quantity: 1 }] }, 70000183],
  ['more than was bought', { pieces: [{ line_no: 1, quantity: 4 }] }, 70000183],
  ['a forged amount', { seen_amount: { amount: 999_999, currency: 'SGD' } }, 70000188],
  ['a negative amount', { seen_amount: { amount: -1, currency: 'SGD' } }, 1],
  ['a reason of another market', { reason: 'changed-mind', pictures: [] }, 70000181],
  [
    'money without the goods where they must come back',
    { reason: 'not-as-described', solution: 'refund-only' },
    70000181,
  ],
  ['goods without a picture of them', { pictures: [] }, 1],
  ['goods with another member’s picture', { pictures: ['nobodys'] }, 1],
])('rejects a return of %s', async (_, changes, error) => {
  const order_id = await order();
  await deliver(order_id);
  expect((await requestReturn(order_id, changes)).error).toBe(error);
  expect((await detail(order_id)).status).toBe('to_receive');
});

it('rejects a return before delivery, a second one, and one after the deadline', async () => {
  const order_id = await order();
  expect(await requestReturn(order_id)).toMatchObject({ error: 70000181 });
  await deliver(order_id);
  const twice = await Promise.all([requestReturn(order_id), requestReturn(order_id)]);
  expect(twice.map(({ error }) => error).toSorted()).toEqual([0, 70000182]);
  const { return_id } = data<{ return_id: number }>(await call(buyer, `return/detail?order_id=${order_id}`));
  expect((await call(stranger, 'return/move', { return_id, action: 'withdraw' })).status).toBe(404);
  expect((await call(stranger, 'seller/return/answer', { return_id, action: 'refund' })).status).toBe(404);
  await call(buyer, 'return/move', { return_id, action: 'withdraw' });
  expect((await detail(order_id)).status).toBe('completed');
  server().clock.now = start + 15 * dayMs;
  expect(await requestReturn(order_id)).toMatchObject({ error: 70000181 });
});

it('a return moves in its order only, by either side', async () => {
  const order_id = await order();
  await deliver(order_id);
  await requestReturn(order_id);
  const { return_id } = data<{ return_id: number }>(await call(buyer, `return/detail?order_id=${order_id}`));
  const send = () =>
    call(buyer, 'return/ship', {
      ...{ return_id, option: 'own-carrier', sent: true, tracking_number: 'AB12345678' },
    });
  const withdraw = () => call(buyer, 'return/move', { return_id, action: 'withdraw' });
  const answer = (action: string) =>
    call(seller, 'seller/return/answer', { return_id, action, note: 'It was fine.' });
  expect((await send()).status).toBe(409);
  expect((await answer('accept')).error).toBe(0);
  expect([(await answer('accept')).status, (await answer('dispute')).status]).toEqual([409, 409]);
  await withdraw();
  expect([(await send()).status, (await withdraw()).status, (await answer('refund')).status]).toEqual([
    409, 409, 409,
  ]);
  expect(await detail(order_id)).toMatchObject({ status: 'completed' });
  expect((await detail(order_id)).refunded).toBeUndefined();
});

it.each([
  ['a silent seller agrees, and the buyer sends nothing', [3, 10], 'expired', 'completed'],
  ['a silent seller agrees', [3], 'to_send', 'return_refund'],
  ['nothing happens before', [2.9], 'requested', 'return_refund'],
])('deadlines act automatically: %s', async (_, days, returned, status) => {
  const order_id = await order();
  await deliver(order_id);
  await requestReturn(order_id);
  for (const day of days) await sweepAfterSale({ db: db(), ids }, start + day * dayMs);
  expect((await call(buyer, `return/detail?order_id=${order_id}`)).data).toMatchObject({ status: returned });
  expect((await detail(order_id)).status).toBe(status);
});

it('a dispute needs a reason, and expires in the buyer’s favour', async () => {
  const order_id = await order();
  await deliver(order_id);
  const { return_id } = data<{ return_id: number }>(await requestReturn(order_id));
  expect((await call(seller, 'seller/return/answer', { return_id, action: 'dispute' })).status).toBe(400);
  await call(seller, 'seller/return/answer', { return_id, action: 'dispute', note: 'It was whole.' });
  expect((await call(buyer, `return/detail?return_id=${return_id}`)).data).toMatchObject({
    status: 'disputed',
    seller_note: 'It was whole.',
  });
  await sweepAfterSale({ db: db(), ids }, start + 10 * dayMs);
  expect((await call(buyer, `return/detail?return_id=${return_id}`)).data).toMatchObject({
    status: 'refunded',
  });
});
