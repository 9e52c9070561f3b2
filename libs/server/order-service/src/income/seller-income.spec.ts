import { errorCodes } from '@pasar/error-catalogue';
import { insertVoucher } from '@pasar/cart-service/testing';
import { findLedgerDifferences } from '@pasar/payment-ledger';
import type { Income, OrderIncome, OrderIncomeDetail, ReturnOptions } from '@pasar/order-contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sweepAfterSale } from '../after-sale/sweep-after-sale.ts';
import { runInTransaction } from '../run-in-transaction.ts';
import {
  buyer,
  data,
  dayMs,
  seller,
  setUpAfterSaleStore,
  start,
  stranger,
} from '../testing/after-sale-store.ts';
import { findIncomeDifferences } from './find-income-differences.ts';
import { settleIncome } from './settle-income.ts';

const { ids, call, order, deliver, ship, requestReturn, db, server } = setUpAfterSaleStore();

/** Three pieces of 10.00 and one of 5.00; fees of 6% and 3%. */
const whole = { sales: 3500, fees: 315, income: 3185 };

type List = { readonly orders: readonly OrderIncome[]; readonly next?: string };
const summary = async () => data<Income>(await call(seller, 'seller/income/summary'));
const list = async (query = '') => data<List>(await call(seller, `seller/income/list?${query}`));
const detail = async (order_id: number) =>
  data<OrderIncomeDetail>(await call(seller, `seller/income/detail?order_id=${order_id}`));
const differences = async () => [
  ...(await findIncomeDifferences({ db: db() })),
  ...(await findLedgerDifferences({ db: db() })),
];
const receive = (order_id: number) => call(buyer, 'order/receive', { order_id });
const statement = async (query: string, user = seller) => {
  const answer = await server().read(user, `/api/v4/seller/income/statement?${query}`);
  return answer as typeof answer & { readonly body: string };
};
const balance = async (account: string) => {
  const { rows } = await sql<{ sum: string | null }>`
    select sum(amount) from ledger_entry where account = ${account}`.execute(db());
  return Number(rows[0]?.sum ?? 0);
};

async function completed(vouchers?: string): Promise<number> {
  const order_id = await order(buyer, vouchers);
  await deliver(order_id);
  await receive(order_id);
  return order_id;
}

/** Has one piece of the first line returned and refunded. */
async function returnOne(order_id: number): Promise<number> {
  const { return_id, amount } = data<{ return_id: number; amount: { amount: number } }>(
    await requestReturn(order_id),
  );
  const answer = await call(seller, 'seller/return/answer', { return_id, action: 'refund' });
  expect(answer.error).toBe(0);
  return amount.amount;
}

it('income is pending until the buyer confirms, then released once', async () => {
  const order_id = await order();
  expect(await summary()).toMatchObject({
    pending: { income: { amount: whole.income, currency: 'SGD' }, orders: 1 },
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
    released: { amount: whole.income },
    released_this_week: { amount: 0 + whole.income },
  });
  expect(await detail(order_id)).toMatchObject({
    state: 'released',
    goods: { amount: 3500 },
    commission: { amount: 210 },
    transaction_fee: { amount: 105 },
    entries: [{ kind: 'release', at: start + dayMs, income: { amount: whole.income } }],
  });
  expect(await balance('seller:1')).toBe(-whole.income);
  expect(await balance('orders')).toBe(0);
  expect(await differences()).toEqual([]);
});

it('a voucher of the marketplace and coins do not change the income, a voucher of the shop does', async () => {
  await insertVoucher(db(), { code: 'SHOP2', shopid: 1, value: 200, ends_at: start * 2 });
  const order_id = await completed('OFF3');
  expect((await detail(order_id)).income.amount).toBe(whole.income);
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
  expect(income.amount).toBe(whole.income - shop_shipping.amount);
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
      { kind: 'release', income: { amount: whole.income } },
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
    entries: [{ income: { amount: whole.income } }, { income: { amount: -whole.income } }],
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
  expect((await summary()).released.amount).toBe(whole.income);
  expect(await differences()).toEqual([]);
});

it('lists by state and day, page by page', async () => {
  const first = await completed();
  server().clock.now = start + 2 * dayMs;
  await db().updateTable('item').set({ stock: 900 }).execute();
  const later: number[] = [];
  for (let count = 0; count < 21; count += 1) later.push(await order(stranger));
  const page = await list();
  expect(page.orders).toHaveLength(20);
  const rest = await list(`cursor=${page.next}`);
  expect([...page.orders, ...rest.orders].map(({ order_id }) => order_id)).toEqual([
    ...later.toReversed(),
    first,
  ]);
  expect(rest.next).toBeUndefined();
  expect((await list('state=released')).orders).toMatchObject([{ order_id: first, state: 'released' }]);
  expect((await list('from=2026-11-22&to=2026-11-23')).orders).toHaveLength(1);
  expect((await list('from=2026-11-23&to=2026-11-24&state=released')).orders).toEqual([]);
});

it.each([
  'from=2026-11-22',
  'from=2026-11-23&to=2026-11-22',
  'from=2026-02-30&to=2026-03-01',
  'from=2025-01-01&to=2026-11-22',
  'state=none',
  'cursor=x',
])('refuses the list’s query %s', async (query) => {
  expect((await call(seller, `seller/income/list?${query}`)).error).toBe(errorCodes.PARAM);
});

it('writes a statement whose rows add up, in the market’s time', async () => {
  server().clock.now = Date.UTC(2026, 10, 22, 16, 30);
  const order_id = await completed();
  server().clock.now = Date.UTC(2026, 10, 25, 1);
  await returnOne(order_id);
  const { statusCode, headers, body } = await statement('from=2026-11-23&to=2026-11-25');
  const { order_sn } = await detail(order_id);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="income-SG-2026-11-23-2026-11-25.csv"',
    'cache-control': 'no-store',
  });
  expect(body.split('\r\n')).toEqual([
    '\uFEFFDate,Order,Type,Currency,Items,Shop voucher,Delivery paid by shop,Refunds,Commission,Transaction fee,Income',
    `2026-11-23 00:30,${order_sn},release,SGD,35.00,0.00,0.00,0.00,-2.10,-1.05,31.85`,
    `2026-11-25 09:00,${order_sn},refund,SGD,0.00,0.00,0.00,-10.00,0.60,0.30,-9.10`,
    '',
  ]);
  expect((await statement('from=2026-11-22&to=2026-11-22')).body.split('\r\n')).toHaveLength(2);
});

it('streams a statement of several batches, each entry once', async () => {
  const order_id = await completed();
  await sql`insert into seller_income_entry
    select market, shopid, entry_id + n, kind, user_id, order_id, order_sn || n, currency, goods, shop_voucher,
      shop_shipping, refunds, commission, transaction_fee, income, at
    from seller_income_entry, generate_series(1, 1200) n where order_id = ${order_id}`.execute(db());
  const rows = (await statement('from=2026-11-22&to=2026-11-22')).body.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(1201);
  expect(new Set(rows).size).toBe(1201);
});

it.each([
  '',
  'from=2026-11-22',
  'from=2026-11-23&to=2026-11-22',
  'from=2025-01-01&to=2026-11-22',
  'from=2026-11-22&to=2026-11-22&to=2026-11-23',
  'from=%00&to=2026-11-23',
])('refuses a statement for %j', async (query) => {
  expect((await statement(query)).statusCode).toBe(400);
});

it('shows another member nothing: neither incomes nor statements', async () => {
  const order_id = await completed();
  await ship(await order());
  await db().updateTable('shop').set({ userid: stranger }).where('shopid', '=', 2).execute();
  for (const member of [buyer, stranger]) {
    const answer = await call(member, `seller/income/detail?order_id=${order_id}`);
    expect(answer.error).toBe(errorCodes.NOT_FOUND);
  }
  const range = 'from=2026-11-22&to=2026-11-22';
  expect((await statement(range, buyer)).statusCode).toBe(404);
  expect((await statement(range, stranger)).body.split('\r\n')).toHaveLength(2);
  expect((await call(stranger, 'seller/income/list')).data).toEqual({ orders: [] });
  expect((await call(buyer, 'seller/income/summary')).error).toBe(errorCodes.NOT_FOUND);
});
