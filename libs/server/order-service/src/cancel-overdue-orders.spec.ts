import { maxUnpaidOrders } from '@pasar/order';
import { expect, it } from 'vitest';
import {
  cancelled,
  card,
  deadline,
  initialStock,
  lineOfShop1,
  lineOfShop2,
  setUpOverdueOrders,
} from './testing/set-up-overdue-orders.ts';

const { sweep, orderUnpaid, readOrderState, stock, usesLeft, topics, pay, orderServer, readDb } =
  setUpOverdueOrders();

it('shows the payment deadline of an unpaid order, in the list and on its own', async () => {
  const [order_id] = await orderUnpaid(100);
  const { data } = await orderServer().call(100, `order/detail?order_id=${order_id}`);
  expect(data).toMatchObject({ status: 'to_pay', pay_by: deadline });
  expect((await orderServer().call(100, 'order/list')).data).toMatchObject({
    orders: [{ pay_by: deadline }],
  });
  expect(await pay(100, order_id ?? 0)).toBe(true);
  expect((await orderServer().call(100, `order/detail?order_id=${order_id}`)).data).not.toHaveProperty(
    'pay_by',
  );
});

it('lets a shopper hold five unpaid orders, and no more stock', async () => {
  for (let count = 0; count < maxUnpaidOrders; count += 1) await orderUnpaid(100);
  await orderServer().fill(100, [lineOfShop1]);
  expect(await orderServer().order(100, 'sixth', card)).toMatchObject({ error: 70000031, status: 409 });
  expect(await stock()).toMatchObject({ 11: 90 });
  const atTheDoor = await orderServer().order(100, 'at-the-door');
  expect(atTheDoor.data).toMatchObject({ payment_status: 'due-on-delivery' });
  expect(await orderUnpaid(101)).toHaveLength(1);
});

it('cancels overdue orders and releases stock, flash sale pieces and vouchers', async () => {
  const sale = { market: 'SG', shopid: 1, itemid: 11, price: 500, starts_at: 0, ends_at: deadline * 2 };
  await readDb()
    .insertInto('flash_sale')
    .values({ ...sale, stock: 5, sold: 0, per_user_limit: 5 } as never)
    .execute();
  const orders = await orderUnpaid(100, [lineOfShop1, lineOfShop2], 'OFF3,SHOP2');
  expect(await stock()).toEqual({ 11: 98, 12: 102, 121: 99, 122: 3 });
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([9, 9]);
  expect(await sweep()).toBe(2);
  expect(await stock()).toEqual(initialStock);
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([10, 10]);
  expect(await readDb().selectFrom('voucher_use').selectAll().execute()).toEqual([]);
  expect(await readDb().selectFrom('flash_sale').select('sold').execute()).toEqual([{ sold: 0 }]);
  expect(await readDb().selectFrom('flash_sale_use').select('quantity').execute()).toEqual([{ quantity: 0 }]);
  expect(await Promise.all(orders.map(readOrderState))).toEqual([cancelled, cancelled]);
  expect(await topics()).toMatchObject([
    { payload: { reason: 'payment-overdue' } },
    { payload: { reason: 'payment-overdue' } },
  ]);
  const { data } = await orderServer().call(100, `order/detail?order_id=${orders[0]}`);
  expect(data).toMatchObject({ timeline: [{ status: 'to_pay' }, { status: 'cancelled', at: deadline }] });
});

it('leaves an order alone before its deadline, and a paid one forever', async () => {
  const [unpaid = 0] = await orderUnpaid(100);
  const [paid = 0] = await orderUnpaid(101);
  await pay(101, paid);
  expect(await sweep(deadline - 1)).toBe(0);
  expect(await sweep()).toBe(1);
  expect(await sweep(deadline * 10)).toBe(0);
  expect([await readOrderState(unpaid), await readOrderState(paid)]).toEqual([
    cancelled,
    { status: 'to_ship', payment_status: 'paid' },
  ]);
  expect(await stock()).toEqual({ ...initialStock, 11: 98 });
});

it('accepts no payment after the deadline, swept or not', async () => {
  const [order_id = 0] = await orderUnpaid(100);
  orderServer().clock.now = deadline;
  expect(await pay(100, order_id)).toBe(false);
  expect((await readOrderState(order_id)).status).toBe('to_pay');
  await sweep();
  expect(await pay(100, order_id)).toBe(false);
  expect(await readOrderState(order_id)).toEqual(cancelled);
});

it('continues after an order that cannot be cancelled, and reports it', async () => {
  const [broken = 0] = await orderUnpaid(100);
  const [sound = 0] = await orderUnpaid(101, [lineOfShop2]);
  // The column's maximum: one more overflows.
  await readDb().updateTable('item').set({ stock: 2_147_483_647 }).where('itemid', '=', 11).execute();
  await expect(sweep()).rejects.toThrow(AggregateError);
  expect([(await readOrderState(broken)).status, (await readOrderState(sound)).status]).toEqual([
    'to_pay',
    'cancelled',
  ]);
});
