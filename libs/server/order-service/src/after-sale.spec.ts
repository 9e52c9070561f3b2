import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { sweepAfterSale } from './after-sale/sweep-after-sale.ts';
import { buyer, data, seller, setUpAfterSaleStore, start, stranger } from './testing/after-sale-store.ts';
import type { OrderDetail } from './testing/after-sale-store.ts';

const { ids, call, order, detail, step, ship, deliver, stock, ledger, coins, db } = setUpAfterSaleStore();

it('an order is shipped, tracked, delivered and received, with coins and a history', async () => {
  const order_id = await order();
  expect((await detail(order_id)).actions).toEqual(['cancel', 'buy-again', 'invoice']);
  expect(await ship(order_id)).toMatchObject({ data: { status: 'to_receive' } });
  expect((await detail(order_id)).actions).toEqual([
    'request-cancellation',
    'receive',
    'buy-again',
    'invoice',
  ]);
  for (let station = 0; station < 4; station += 1) await step(order_id, 'carry');
  const delivered = await detail(order_id);
  expect(delivered).toMatchObject({
    parcel: { carrier: 'Post', tracking_number: 'AB12345678' },
    receive_by: start + 7 * dayMs,
    return_by: start + 15 * dayMs,
  });
  expect(delivered.actions).toEqual(['receive', 'request-return', 'buy-again', 'invoice']);
  const received = data<OrderDetail>(await call(buyer, 'order/receive', { order_id }));
  expect(received.status).toBe('completed');
  expect(received.timeline.map(({ action }) => action)).toEqual([
    'place',
    'pay',
    'ship',
    'deliver',
    'receive',
  ]);
  expect(received.actions).toEqual(['request-return', 'rate', 'buy-again', 'invoice']);
  expect(await coins()).toBe(35);
  await call(buyer, 'order/receive', { order_id });
  expect(await coins()).toBe(35);
});

it('an invoice states the buyer’s tax number in the market', async () => {
  const order_id = await order();
  const number = { userid: buyer, number: '201912345K', changed_at: start };
  await db()
    .insertInto('account_tax_id')
    .values([
      { ...number, market: 'SG' },
      { ...number, market: 'MY', number: 'C1234567890' },
    ])
    .execute();
  const invoice = data<{ buyer: { lines: string[] } }>(
    await call(buyer, `order/invoice?order_id=${order_id}`),
  );
  expect(invoice.buyer.lines.at(-1)).toBe('UEN 201912345K');
  await db().deleteFrom('account_tax_id').execute();
});

it.each([
  ['order/receive', {}],
  ['order/rate', { line_no: 1, rating_star: 5, comment: '', pictures: [] }],
  ['order/demo_step', { step: 'carry' }],
  ['seller/order/answer_cancellation', { accept: true }],
])('%s does nothing to an order at an earlier step', async (path, body) => {
  const order_id = await order();
  const by = path.startsWith('seller') ? seller : buyer;
  expect((await call(by, path, { order_id, ...body })).status).toBe(409);
  expect((await detail(order_id)).status).toBe('to_ship');
});

it.each([
  ['order/receive', {}],
  ['order/cancel', {}],
  ['order/buy_again', {}],
  ['order/demo_step', { step: 'ship' }],
  ['order/rate', { line_no: 1, rating_star: 5, comment: '', pictures: [] }],
  ['seller/order/ship', { carrier: 'Post', tracking_number: 'AB12345678' }],
  ['seller/order/cancel', { reason: 'out-of-stock' }],
])('%s gives a stranger the same response as a member without orders', async (path, body) => {
  const order_id = await order();
  expect((await call(stranger, path, { order_id, ...body })).status).toBe(404);
  for (const path of ['order/detail', 'order/invoice', 'order/ratings', 'return/options', 'return/detail'])
    expect((await call(stranger, `${path}?order_id=${order_id}`)).status).toBe(404);
  expect((await detail(order_id)).status).toBe('to_ship');
});

it.each(['', 'short', 'AB12345678!', 'A'.repeat(31)])('rejects the tracking number "%s"', async (number) => {
  const order_id = await order();
  expect(await ship(order_id, seller, number)).toMatchObject({ error: 70000186, status: 422 });
  expect((await detail(order_id)).status).toBe('to_ship');
});

it('of a concurrent shipment and cancellation, one wins', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order_id = await order();
    const [shipped, cancelled] = await Promise.all([
      ship(order_id),
      call(buyer, 'order/cancel', { order_id, reason: 'changed-mind' }),
    ]);
    const { status } = await detail(order_id);
    expect([shipped.error === 0, status]).toEqual(
      status === 'cancelled' ? [false, 'cancelled'] : [true, 'to_receive'],
    );
    expect(cancelled.error).toBe(0);
    if (status === 'to_receive') expect(await ledger(order_id)).toBeGreaterThan(0);
    else expect(await ledger(order_id)).toBe(0);
    await call(seller, 'seller/order/answer_cancellation', { order_id, accept: true });
  }
  expect(await stock()).toEqual({ 11: 10, 13: 10 });
});

it('completes a delivered order after its deadline, once', async () => {
  const order_id = await order();
  await deliver(order_id);
  await sweepAfterSale({ db: db(), ids }, start + 7 * dayMs - 1);
  expect((await detail(order_id)).status).toBe('to_receive');
  await Promise.all([1, 2, 3].map(() => sweepAfterSale({ db: db(), ids }, start + 7 * dayMs)));
  expect((await detail(order_id)).status).toBe('completed');
  expect(await coins()).toBe(35);
});

it('adds an order’s lines to the cart again, and reports what is no longer sold', async () => {
  const order_id = await order();
  await db().updateTable('item').set({ stock: 0 }).where('itemid', '=', 13).execute();
  const answer = data<{ added: number; left_out: string[] }>(
    await call(buyer, 'order/buy_again', { order_id }),
  );
  expect([answer.added, answer.left_out.length]).toEqual([1, 1]);
});

it('shows sellers the orders of their own shop', async () => {
  const order_id = await order();
  expect((await call(seller, 'seller/order/list?status=to_ship')).data).toMatchObject({
    orders: [{ order_id }],
  });
  expect((await call(stranger, 'seller/order/list')).error).toBe(errorCodes.NOT_FOUND);
});
