import { errorCodes } from '@pasar/error-catalogue';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buyer, stranger } from '../testing/after-sale-store.ts';
import { setUpIncomeStore } from '../testing/income-store.ts';

const { call, completed, db, detail, order, returnOne, server, ship, statement } = setUpIncomeStore();

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
