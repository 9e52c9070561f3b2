import { insertVoucher, insertShop, insertItem, insertShopperAddress } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { maxUnpaidOrders, paymentWindowMs } from '@pasar/order';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cancelOverdueOrders } from './cancel-overdue-orders.ts';
import { openOrderServer } from './testing/order-server.ts';
import type { OrderServer } from './testing/order-server.ts';

/** Each test runs hundreds of transactions, which take time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let store: TestDatabase;
let orderServer: OrderServer;
const buyers = Array.from({ length: 20 }, (_, index) => 100 + index);
const placedAt = 1000;
const deadline = placedAt + paymentWindowMs;
const ids = createIds({ now: Date.now, worker: 1 });

const emptyTables = async () => {
  const tables = [
    ...([
      'cart_line',
      'orders',
      'checkout',
      'voucher',
      'voucher_use',
      'flash_sale',
      'flash_sale_use',
    ] as const),
    ...(['item', 'outbox', 'idempotency', 'ledger_entry', 'payment_refund'] as const),
  ];
  for (const table of tables) await store.db.deleteFrom(table).execute();
};

beforeAll(async () => {
  store = await createTestDatabase();
  orderServer = await openOrderServer(store.db);
  for (const shopid of [1, 2]) await insertShop(store.db, shopid);
  for (const buyer of buyers) await insertShopperAddress(store.db, buyer);
});
beforeEach(async () => {
  await emptyTables();
  orderServer.clock.now = placedAt;
  await insertItem(store.db, 11, { stock: 100 });
  await insertItem(store.db, 12, { shopid: 2, models: { 121: { stock: 100 }, 122: { stock: 3 } } });
  await insertVoucher(store.db, { ends_at: deadline * 2 });
  await insertVoucher(store.db, { code: 'SHOP2', shopid: 2, kind: 'percentage', value: 10, min_spend: 0 });
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

const sweep = (now = deadline) => cancelOverdueOrders({ db: store.db, ids }, now);
const one = { shopid: 1, itemid: 11, quantity: 2 };
const two = { shopid: 2, itemid: 12, modelid: 121, quantity: 1 };
const card = { payment_channel: 'card' };

/** Places an unpaid checkout. Returns its order ids, one per shop. */
async function orderUnpaid(buyer: number, lines = [one], vouchers?: string): Promise<number[]> {
  await orderServer.fill(buyer, lines);
  const { data } = await orderServer.order(buyer, `unpaid-${ids.next()}`, {
    ...card,
    ...(vouchers && { vouchers }),
  });
  return (data as unknown as { order_ids: number[] }).order_ids;
}

const readOrderState = async (order_id: number) =>
  store.db
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
const stock = async () => {
  const items = await store.db.selectFrom('item').select(['itemid as id', 'stock']).execute();
  const models = await store.db.selectFrom('model').select(['modelid as id', 'stock']).execute();
  return Object.fromEntries([...items, ...models].map(({ id, stock: left }) => [id, left]));
};
const full = { 11: 100, 12: 103, 121: 100, 122: 3 };
const usesLeft = async (code: string) =>
  (await store.db.selectFrom('voucher').select('uses_left').where('code', '=', code).executeTakeFirst())
    ?.uses_left;
const topics = async () =>
  (await store.db.selectFrom('outbox').select(['topic', 'payload']).orderBy('id').execute()).filter(
    ({ topic }) => topic === 'order-cancelled',
  );
const pay = (buyer: number, order_id: number) => orderServer.pay(buyer, order_id);
const cancelled = { status: 'cancelled', payment_status: 'voided' };

it('shows the payment deadline of an unpaid order, in the list and on its own', async () => {
  const [order_id] = await orderUnpaid(100);
  const { data } = await orderServer.call(100, `order/detail?order_id=${order_id}`);
  expect(data).toMatchObject({ status: 'to_pay', pay_by: deadline });
  expect((await orderServer.call(100, 'order/list')).data).toMatchObject({ orders: [{ pay_by: deadline }] });
  expect(await pay(100, order_id ?? 0)).toBe(true);
  expect((await orderServer.call(100, `order/detail?order_id=${order_id}`)).data).not.toHaveProperty(
    'pay_by',
  );
});

it('lets a shopper hold five unpaid orders, and no more stock', async () => {
  for (let count = 0; count < maxUnpaidOrders; count += 1) await orderUnpaid(100);
  await orderServer.fill(100, [one]);
  expect(await orderServer.order(100, 'sixth', card)).toMatchObject({ error: 70000031, status: 409 });
  expect(await stock()).toMatchObject({ 11: 90 });
  const atTheDoor = await orderServer.order(100, 'at-the-door');
  expect(atTheDoor.data).toMatchObject({ payment_status: 'due-on-delivery' });
  expect(await orderUnpaid(101)).toHaveLength(1);
});

it('cancels overdue orders and releases stock, flash sale pieces and vouchers', async () => {
  const sale = { market: 'SG', shopid: 1, itemid: 11, price: 500, starts_at: 0, ends_at: deadline * 2 };
  await store.db
    .insertInto('flash_sale')
    .values({ ...sale, stock: 5, sold: 0, per_user_limit: 5 } as never)
    .execute();
  const orders = await orderUnpaid(100, [one, two], 'OFF3,SHOP2');
  expect(await stock()).toEqual({ 11: 98, 12: 102, 121: 99, 122: 3 });
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([9, 9]);
  expect(await sweep()).toBe(2);
  expect(await stock()).toEqual(full);
  expect([await usesLeft('OFF3'), await usesLeft('SHOP2')]).toEqual([10, 10]);
  expect(await store.db.selectFrom('voucher_use').selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom('flash_sale').select('sold').execute()).toEqual([{ sold: 0 }]);
  expect(await store.db.selectFrom('flash_sale_use').select('quantity').execute()).toEqual([{ quantity: 0 }]);
  expect(await Promise.all(orders.map(readOrderState))).toEqual([cancelled, cancelled]);
  expect(await topics()).toMatchObject([
    { payload: { reason: 'payment-overdue' } },
    { payload: { reason: 'payment-overdue' } },
  ]);
  const { data } = await orderServer.call(100, `order/detail?order_id=${orders[0]}`);
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
  expect(await stock()).toEqual({ ...full, 11: 98 });
});

it('accepts no payment after the deadline, swept or not', async () => {
  const [order_id = 0] = await orderUnpaid(100);
  orderServer.clock.now = deadline;
  expect(await pay(100, order_id)).toBe(false);
  expect((await readOrderState(order_id)).status).toBe('to_pay');
  await sweep();
  expect(await pay(100, order_id)).toBe(false);
  expect(await readOrderState(order_id)).toEqual(cancelled);
});

it('releases once, even with concurrent sweeps', async () => {
  for (const buyer of buyers) await orderUnpaid(buyer, [one, two]);
  const counts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sweep()));
  expect(counts.reduce((sum, count) => sum + count, 0) + (await sweep())).toBe(40);
  expect(await stock()).toEqual(full);
  expect(await topics()).toHaveLength(40);
});

it('of a concurrent payment and deadline, one wins, and the stock is consistent', async () => {
  const orders = await Promise.all(buyers.map(async (buyer) => ({ buyer, ids: await orderUnpaid(buyer) })));
  orderServer.clock.now = deadline - 1;
  const payments = orders.map(({ buyer, ids: [order_id = 0] }) => pay(buyer, order_id));
  const [answers] = await Promise.all([Promise.all(payments), sweep(), sweep()]);
  await sweep();
  const states = await Promise.all(orders.map(({ ids: [order_id = 0] }) => readOrderState(order_id)));
  expect(states).toEqual(
    answers.map((isPaid) => (isPaid ? { status: 'to_ship', payment_status: 'paid' } : cancelled)),
  );
  const paid = answers.filter((isPaid) => isPaid).length;
  expect(await stock()).toEqual({ ...full, 11: 100 - 2 * paid });
  expect(await store.db.selectFrom('ledger_entry').select('kind').execute()).toHaveLength(2 * paid);
});

it('a concurrent cancellation and deadline release once', async () => {
  const orders = await Promise.all(
    buyers.slice(0, 10).map(async (buyer) => ({ buyer, ids: await orderUnpaid(buyer, [one, two], 'SHOP2') })),
  );
  const cancellations = orders.flatMap(({ buyer, ids: all }) =>
    all.map((order_id) => orderServer.call(buyer, 'order/cancel', { order_id })),
  );
  const [answers] = await Promise.all([Promise.all(cancellations), sweep(), sweep()]);
  await sweep();
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => 0));
  expect(await stock()).toEqual(full);
  expect(await usesLeft('SHOP2')).toBe(10);
  expect(await topics()).toHaveLength(20);
});

it('skips a locked checkout, and cancels the others', async () => {
  const [held = 0] = await orderUnpaid(100);
  const [free = 0] = await orderUnpaid(101);
  await store.db.transaction().execute(async (db) => {
    await db.selectFrom('checkout').select('checkoutid').where('user_id', '=', 100).forUpdate().execute();
    expect(await sweep()).toBe(1);
  });
  expect([(await readOrderState(held)).status, (await readOrderState(free)).status]).toEqual([
    'to_pay',
    'cancelled',
  ]);
  expect(await sweep()).toBe(1);
});

it('continues after an order that cannot be cancelled, and reports it', async () => {
  const [broken = 0] = await orderUnpaid(100);
  const [sound = 0] = await orderUnpaid(101, [two]);
  // The column's maximum: one more overflows.
  await store.db.updateTable('item').set({ stock: 2_147_483_647 }).where('itemid', '=', 11).execute();
  await expect(sweep()).rejects.toThrow(AggregateError);
  expect([(await readOrderState(broken)).status, (await readOrderState(sound)).status]).toEqual([
    'to_pay',
    'cancelled',
  ]);
});

it('keeps the sum of stock and held pieces constant', async () => {
  const step = fc.constantFrom('leave', 'pay', 'cancel' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const table of ['orders', 'cart_line', 'outbox'] as const)
        await store.db.deleteFrom(table).execute();
      await store.db.updateTable('item').set({ stock: 100 }).where('itemid', '=', 11).execute();
      orderServer.clock.now = placedAt;
      const orders = await Promise.all(
        steps.map(async (todo, index) => {
          const buyer = 100 + index;
          return { todo, buyer, order_id: (await orderUnpaid(buyer))[0] ?? 0 };
        }),
      );
      const buyersSteps = orders.map(({ todo, buyer, order_id }) => {
        if (todo === 'pay') return pay(buyer, order_id);
        return todo === 'cancel' ? orderServer.call(buyer, 'order/cancel', { order_id }) : undefined;
      });
      await Promise.all([...buyersSteps, sweep(), sweep()]);
      const { held } = await store.db
        .selectFrom('order_line')
        .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
        .where('orders.status', '<>', 'cancelled')
        .select(({ fn }) => fn.sum<number | null>('quantity').as('held'))
        .executeTakeFirstOrThrow();
      expect(((await stock())[11] ?? 0) + Number(held ?? 0)).toBe(100);
    }),
    { numRuns: 8 },
  );
});
