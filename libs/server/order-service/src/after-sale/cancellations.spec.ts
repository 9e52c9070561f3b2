import { dayMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { sweepAfterSale } from './sweep-after-sale.ts';
import { buyer, data, setUpAfterSaleStore, start } from '../testing/after-sale-store.ts';
import type { OrderDetail } from '../testing/after-sale-store.ts';

const { ids, call, order, detail, ship, stock, ledger, db } = setUpAfterSaleStore();

it('cancels some pieces, then the rest, and restores money and stock exactly', async () => {
  const order_id = await order(buyer, 'OFF3');
  const { total } = await detail(order_id);
  const part = await call(buyer, 'order/cancel', {
    order_id,
    reason: 'other',
    pieces: [{ line_no: 1, quantity: 2 }],
  });
  expect(data<OrderDetail>(part)).toMatchObject({ status: 'to_ship', lines: [{ given_back: 2 }, {}] });
  expect(await ledger(order_id)).toBe(total.amount - (data<OrderDetail>(part).refunded?.amount ?? 0));
  expect(await stock()).toEqual({ 11: 9, 13: 9 });
  const rest = [
    { line_no: 1, quantity: 1 },
    { line_no: 2, quantity: 1 },
  ];
  const whole = await call(buyer, 'order/cancel', { order_id, pieces: rest });
  expect(data<OrderDetail>(whole)).toMatchObject({ status: 'cancelled', refunded: total });
  expect(await ledger(order_id)).toBe(0);
  expect(await stock()).toEqual({ 11: 10, 13: 10 });
  expect(await db().selectFrom('voucher_use').selectAll().execute()).toEqual([]);
});

it.each([
  [[{ line_no: 1, quantity: 4 }]],
  [[{ line_no: 9, quantity: 1 }]],
  [
    [
      { line_no: 1, quantity: 1 },
      { line_no: 1, quantity: 1 },
    ],
  ],
])('cancels no pieces that were not bought: %o', async (pieces) => {
  const order_id = await order();
  expect(await call(buyer, 'order/cancel', { order_id, pieces })).toMatchObject({ error: 70000183 });
  expect((await detail(order_id)).refunded).toBeUndefined();
});

it('requests the cancellation of an order in delivery: no answer accepts it, delivery rejects it', async () => {
  const orderId = await order();
  await ship(orderId);
  await call(buyer, 'order/cancel', { order_id: orderId, reason: 'too-slow' });
  expect(await detail(orderId)).toMatchObject({
    status: 'to_receive',
    cancellation: { status: 'requested' },
  });
  expect(await call(buyer, 'order/cancel', { order_id: orderId })).toMatchObject({ error: 70000012 });
  const arrived = await order();
  await ship(arrived);
  await call(buyer, 'order/cancel', { order_id: arrived });
  for (let station = 0; station < 4; station += 1)
    await call(buyer, 'order/demo_step', { order_id: arrived, step: 'carry' });
  expect(await detail(arrived)).toMatchObject({ status: 'to_receive', cancellation: { status: 'refused' } });
  await sweepAfterSale({ db: db(), ids }, start + 3 * dayMs);
  expect(await detail(orderId)).toMatchObject({ status: 'cancelled', cancellation: { status: 'accepted' } });
  expect(await ledger(orderId)).toBe(0);
});
