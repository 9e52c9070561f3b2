import { insertVoucher } from '@pasar/cart-service/testing';
import { dayMs } from '@pasar/durations';
import type { ReturnOptions } from '@pasar/order-contract';
import { expect, it } from 'vitest';
import { sweepAfterSale } from '../after-sale/sweep-after-sale.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import { buyer, data, seller, start } from '../testing/after-sale-store.ts';
import { orderIncome, setUpIncomeStore } from '../testing/income-store.ts';
import { settleIncome } from './settle-income.ts';

const {
  balance,
  call,
  completed,
  db,
  deliver,
  detail,
  differences,
  ids,
  list,
  order,
  receive,
  requestReturn,
  returnOne,
  server,
  summary,
} = setUpIncomeStore();

it('income is pending until the buyer confirms, then released once', async () => {
  const order_id = await order();
  expect(await summary()).toMatchObject({
    pending: { income: { amount: orderIncome.income, currency: 'SGD' }, orders: 1 },
    released: { amount: 0 },
    ...{ commission_percent: 6, transaction_fee_percent: 3, today: '2026-11-22' },
    ...{ week_start: '2026-11-16', month_start: '2026-11-01' },
  });
  await deliver(order_id);
  expect((await detail(order_id)).state).toBe('pending');
  server().clock.now = start + dayMs;
  await Promise.all([receive(order_id), receive(order_id), receive(order_id)]);
  expect(await summary()).toMatchObject({
    pending: { income: { amount: 0 }, orders: 0 },
    released: { amount: orderIncome.income },
    released_this_week: { amount: 0 + orderIncome.income },
  });
  expect(await detail(order_id)).toMatchObject({
    state: 'released',
    goods: { amount: 3500 },
    commission: { amount: 210 },
    transaction_fee: { amount: 105 },
    entries: [{ kind: 'release', at: start + dayMs, income: { amount: orderIncome.income } }],
  });
  expect(await balance('seller:1')).toBe(-orderIncome.income);
  expect(await balance('orders')).toBe(0);
  expect(await differences()).toEqual([]);
});

it('a voucher of the marketplace and coins do not change the income, a voucher of the shop does', async () => {
  await insertVoucher(db(), { code: 'SHOP2', shopid: 1, value: 200, ends_at: start * 2 });
  const order_id = await completed('OFF3');
  expect((await detail(order_id)).income.amount).toBe(orderIncome.income);
  expect(await balance('discounts')).toBe(300);
  await insertVoucher(db(), { code: 'OFF4', value: 400, ends_at: start * 2 });
  const both = await completed('SHOP2,OFF4');
  expect(await detail(both)).toMatchObject({
    shop_voucher: { amount: 200 },
    commission: { amount: 198 },
    transaction_fee: { amount: 99 },
    income: { amount: 3003 },
  });
  expect(await balance('discounts')).toBe(700);
  expect(await differences()).toEqual([]);
});

it('a refund of other products leaves the discount of a voucher for chosen ones alone', async () => {
  await insertVoucher(db(), { code: 'CHOSEN2', shopid: 1, value: 200, itemids: [13], ends_at: start * 2 });
  const order_id = await completed('CHOSEN2');
  // Three pieces of 10.00, and the chosen product for 3.00 instead of 5.00.
  expect(await returnOne(order_id)).toBe(1000);
  expect(await detail(order_id)).toMatchObject({ shop_voucher: { amount: 200 }, refunds: { amount: 1000 } });
  const { lines } = data<ReturnOptions>(await call(buyer, `return/options?order_id=${order_id}`));
  expect(lines.map(({ amounts }) => amounts.map(({ amount }) => amount))).toEqual([[1000, 2000], [300]]);
  expect(await differences()).toEqual([]);
  await db().updateTable('order_line').set({ voucher_discount: 10 }).execute();
  expect((await differences()).map(({ kind }) => kind)).toContain(
    'lines whose parts of the shop voucher are not its discount',
  );
});

it('a shop pays for its own delivery voucher', async () => {
  await insertVoucher(db(), {
    code: 'SHIPFREE',
    shopid: 1,
    kind: 'free-shipping',
    value: 0,
    ends_at: start * 2,
  });
  const order_id = await completed('SHIPFREE');
  const { shop_shipping, income } = await detail(order_id);
  expect(shop_shipping.amount).toBeGreaterThan(0);
  expect(income.amount).toBe(orderIncome.income - shop_shipping.amount);
  expect(await balance('discounts')).toBe(0);
  expect(await differences()).toEqual([]);
});

it('a return before completion reduces the release; one after it is taken back, with its fees', async () => {
  const early = await order();
  await deliver(early);
  await returnOne(early);
  expect(await detail(early)).toMatchObject({
    ...{ state: 'released', refunds: { amount: 1000 }, income: { amount: 2275 } },
    entries: [{ kind: 'release', income: { amount: 2275 } }],
  });
  const late = await completed();
  server().clock.now = start + dayMs;
  const refunded = await returnOne(late);
  expect(refunded).toBe(1000);
  expect(await detail(late)).toMatchObject({
    income: { amount: 2275 },
    entries: [
      { kind: 'release', income: { amount: orderIncome.income } },
      { kind: 'refund', at: start + dayMs, income: { amount: -910 } },
    ],
  });
  expect((await summary()).released.amount).toBe(2275 * 2);
  expect(await balance('seller:1')).toBe(-2275 * 2);
  expect(await balance('orders')).toBe(0);
  expect(await differences()).toEqual([]);
});

it('an order that is returned entirely after its release leaves nothing', async () => {
  const order_id = await completed('OFF3');
  const pieces = [
    { line_no: 1, quantity: 3 },
    { line_no: 2, quantity: 1 },
  ];
  const { total } = data<{ total: object }>(await call(buyer, `order/detail?order_id=${order_id}`));
  const asked = await requestReturn(order_id, { pieces, seen_amount: total });
  const { return_id } = data<{ return_id: number }>(asked);
  await call(seller, 'seller/return/answer', { return_id, action: 'refund' });
  expect(await detail(order_id)).toMatchObject({
    ...{ status: 'cancelled', state: 'released', income: { amount: 0 }, refunds: { amount: 3500 } },
    entries: [{ income: { amount: orderIncome.income } }, { income: { amount: -orderIncome.income } }],
  });
  for (const account of ['seller:1', 'orders', 'commission', 'carriers', 'discounts'])
    expect(await balance(account)).toBe(0);
  expect(await differences()).toEqual([]);
});

it('cash on delivery counts from the order on, less cancelled pieces; an unpaid or cancelled order does not', async () => {
  await server().fill(buyer, [{ shopid: 1, itemid: 11, quantity: 2 }]);
  const cod = data<{ order_ids: number[] }>(await server().order(buyer, 'cod')).order_ids[0] ?? 0;
  await server().fill(buyer, [{ shopid: 1, itemid: 13, quantity: 1 }]);
  const card = { payment_channel: 'card' };
  const unpaid = data<{ order_ids: number[] }>(await server().order(buyer, 'card', card)).order_ids[0] ?? 0;
  expect((await summary()).pending).toMatchObject({ income: { amount: 1820 }, orders: 1 });
  await call(buyer, 'order/cancel', { order_id: cod, pieces: [{ line_no: 1, quantity: 1 }] });
  expect((await summary()).pending).toMatchObject({ income: { amount: 910 }, orders: 1 });
  expect((await detail(unpaid)).state).toBe('none');
  await call(buyer, 'order/cancel', { order_id: unpaid });
  await deliver(cod);
  await receive(cod);
  expect((await list()).orders.map(({ order_id, income }) => [order_id, income.amount])).toEqual([
    [cod, 910],
  ]);
  const gone = await order();
  await call(seller, 'seller/order/cancel', { order_id: gone, reason: 'out-of-stock' });
  expect((await summary()).pending).toMatchObject({ income: { amount: 0 }, orders: 0 });
  expect(await differences()).toEqual([]);
});

it('settling again changes nothing, and a broken record is found', async () => {
  const order_id = await completed();
  for (let time = 0; time < 3; time += 1)
    await runInTransaction({ db: db(), ids }, (inside) =>
      settleIncome(inside, { user_id: buyer, order_id }, 9),
    );
  expect((await detail(order_id)).entries).toHaveLength(1);
  expect(await differences()).toEqual([]);
  await db().updateTable('seller_income_entry').set({ income: 1, goods: 316 }).execute();
  expect((await differences()).map(({ kind }) => kind)).toEqual([
    'seller income differs from the ledger',
    'seller income differs from its order',
  ]);
  await db().updateTable('orders').set({ income_state: 'pending' }).execute();
  expect((await differences()).map(({ kind }) => kind)).toContain('completed order whose seller is not paid');
});

it('orders from before incomes were kept are settled by the sweep, dated when they were completed', async () => {
  const [done, open] = [await completed(), await order()];
  await db().deleteFrom('seller_income_entry').execute();
  await db().deleteFrom('ledger_entry').where('kind', '=', 'income').execute();
  await db().updateTable('orders').set({ income_state: null, income: 0, income_at: null }).execute();
  server().clock.now = start + dayMs;
  await Promise.all([1, 2].map(() => sweepAfterSale({ db: db(), ids }, start + dayMs)));
  expect((await list()).orders.map(({ order_id, state, at }) => [order_id, state, at])).toEqual([
    [open, 'pending', start],
    [done, 'released', start],
  ]);
  expect((await summary()).released.amount).toBe(orderIncome.income);
  expect(await differences()).toEqual([]);
});
