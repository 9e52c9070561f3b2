import { insertVoucher, insertShop, insertItem, insertShopperAddress } from '@pasar/cart-service/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openOrderServer } from './testing/order-server.ts';
import type { CallResponse, OrderServer } from './testing/order-server.ts';

/** Each test runs hundreds of transactions, which take time on a busy machine. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let store: TestDatabase;
let orderServer: OrderServer;
const buyers = Array.from({ length: 100 }, (_, index) => 100 + index);

beforeAll(async () => {
  store = await createTestDatabase();
  orderServer = await openOrderServer(store.db);
  for (const shopid of [1, 2]) await insertShop(store.db, shopid);
  for (const buyer of buyers) await insertShopperAddress(store.db, buyer);
});
beforeEach(async () => {
  const tables = [
    'cart_line',
    'orders',
    'checkout',
    'voucher',
    'voucher_use',
    'item',
    'outbox',
    'idempotency',
  ] as const;
  for (const table of tables) await store.db.deleteFrom(table).execute();
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const line = (itemid: number, quantity = 1) => ({ shopid: 1, itemid, quantity });
const tally = (answers: readonly CallResponse[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ error }) => error)].map(([error, all]) => [error, all.length]),
  );
const readStock = async (itemid: number) =>
  (await store.db.selectFrom('item').select('stock').where('itemid', '=', itemid).executeTakeFirst())?.stock;

it('places one order for 50 identical concurrent requests', async () => {
  await insertItem(store.db, 11);
  await orderServer.fill(100, [line(11)]);
  const send = () => orderServer.order(100, 'same', { seen_total: sgd(1250) });
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  const placed = answers.filter(({ error }) => error === 0);
  expect(placed.length).toBeGreaterThan(0);
  expect(new Set(placed.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers.filter(({ error, status }) => error !== 0 && status !== 409)).toEqual([]);
  expect(await readStock(11)).toBe(9);
  expect(await send()).toEqual(placed[0]);
});

it('rejects a key that was used for another request', async () => {
  await insertItem(store.db, 11);
  await orderServer.fill(100, [line(11)]);
  await orderServer.order(100, 'k', { seen_total: sgd(1250) });
  const other = await orderServer.order(100, 'k', { seen_total: sgd(1251) });
  expect(other).toMatchObject({ error: 70000002, status: 422 });
});

it('places one order each for two shoppers with the same key', async () => {
  await insertItem(store.db, 11);
  for (const buyer of [100, 101]) await orderServer.fill(buyer, [line(11)]);
  const answers = await Promise.all([100, 101].map((buyer) => orderServer.order(buyer, 'k')));
  expect(tally(answers)).toEqual({ 0: 2 });
});

it('retries a failed order under its key', async () => {
  await insertItem(store.db, 11, { stock: 0 });
  await orderServer.fill(100, [line(11)]);
  const send = () => orderServer.order(100, 'k', { seen_total: sgd(1250) });
  expect(await send()).toMatchObject({ error: 70000005 });
  await store.db.updateTable('item').set({ stock: 1 }).execute();
  expect(await send()).toMatchObject({ error: 0 });
});

it('sells a cart once, whatever the keys', async () => {
  await insertItem(store.db, 11);
  await orderServer.fill(100, [line(11)]);
  const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
  const answers = await Promise.all(
    keys.map((key) => orderServer.order(100, key, { seen_total: sgd(1250) })),
  );
  expect(tally(answers)).toEqual({ 0: 1, 70000010: 19 });
  expect(await readStock(11)).toBe(9);
});

it('sells the last piece to one of 100 shoppers', async () => {
  await insertItem(store.db, 11, { stock: 1 });
  for (const buyer of buyers) await orderServer.fill(buyer, [line(11)]);
  const answers = await Promise.all(
    buyers.map((buyer) => orderServer.order(buyer, 'k', { seen_total: sgd(1250) })),
  );
  expect(tally(answers)).toEqual({ 0: 1, 70000005: 99 });
  expect(await readStock(11)).toBe(0);
});

it("gives a voucher's last use to one of 30 shoppers", async () => {
  await insertItem(store.db, 11, { stock: 1000 });
  await insertVoucher(store.db, { uses_left: 1 });
  const some = buyers.slice(0, 30);
  for (const buyer of some) await orderServer.fill(buyer, [line(11)]);
  const request = { seen_total: sgd(950), vouchers: 'OFF3' };
  const answers = await Promise.all(some.map((buyer) => orderServer.order(buyer, 'k', request)));
  expect(tally(answers)).toEqual({ 0: 1, 70000009: 29 });
  const voucher = await store.db.selectFrom('voucher').select('uses_left').executeTakeFirst();
  expect([voucher?.uses_left, await readStock(11)]).toEqual([0, 999]);
});

it('never deadlocks: carts with the same items in opposite orders all succeed', async () => {
  for (const itemid of [11, 12, 13]) await insertItem(store.db, itemid, { stock: 1000 });
  const some = buyers.slice(0, 40);
  const lines = [line(11), line(12), line(13)];
  for (const buyer of some) await orderServer.fill(buyer, buyer % 2 === 0 ? lines : lines.toReversed());
  const answers = await Promise.all(
    some.map((buyer) => orderServer.order(buyer, 'k', { seen_total: sgd(3250) })),
  );
  expect(tally(answers)).toEqual({ 0: 40 });
  expect(await deadlocks()).toBe(0);
});

/** Reads how many deadlocks the database had to break. */
async function deadlocks(): Promise<number | undefined> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(store.db);
  return rows[0]?.deadlocks;
}

/** A shopper's request: quantities of three items, one of which has two models. */
const arbitraryPurchase = fc.record({
  a: fc.integer({ min: 0, max: 3 }),
  b: fc.integer({ min: 0, max: 3 }),
  c: fc.integer({ min: 0, max: 3 }),
});

it('keeps the sum of stock and ordered pieces constant under concurrent orders and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryPurchase, { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 0, max: 12 }),
      async (wishes, stock) => {
        for (const table of ['cart_line', 'orders', 'item', 'idempotency'] as const)
          await store.db.deleteFrom(table).execute();
        await insertItem(store.db, 11, { stock });
        await insertItem(store.db, 12, { models: { 121: { stock }, 122: { stock: 3 } } });
        const cart = ({ a, b, c }: (typeof wishes)[number]) =>
          [line(11, a), { ...line(12, b), modelid: 121 }, { ...line(12, c), modelid: 122 }].filter(
            (each) => each.quantity > 0,
          );
        const shoppers = wishes.map((each, index) => ({ buyer: 100 + index, lines: cart(each) }));
        for (const { buyer, lines } of shoppers) if (lines.length > 0) await orderServer.fill(buyer, lines);
        await Promise.all(
          shoppers.map(async ({ buyer }, index) => {
            const { data } = await orderServer.order(buyer, 'k');
            const [order_id] = (data as unknown as { order_ids: number[] } | undefined)?.order_ids ?? [];
            if (order_id !== undefined && index % 3 === 0)
              await orderServer.call(buyer, 'order/cancel', { order_id });
          }),
        );
        expect(await books()).toEqual({ 11: stock, 121: stock, 122: 3, 12: stock + 3 });
      },
    ),
    { numRuns: 10 },
  );
});

/** Counts pieces in stock and in orders that were not cancelled, by the ids of items and models. */
async function books(): Promise<Record<number, number>> {
  const sums = new Map<number, number>();
  const count = (id: number, pieces: number) => sums.set(id, (sums.get(id) ?? 0) + pieces);
  for (const { itemid, stock } of await store.db.selectFrom('item').select(['itemid', 'stock']).execute())
    count(itemid, stock);
  for (const { modelid, stock } of await store.db.selectFrom('model').select(['modelid', 'stock']).execute())
    count(modelid, stock);
  const sold = await store.db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.order_id', 'order_line.order_id')
    .where('orders.status', '<>', 'cancelled')
    .select(['itemid', 'modelid', 'quantity'])
    .execute();
  for (const { itemid, modelid, quantity } of sold) {
    count(itemid, quantity);
    if (modelid !== 0) count(modelid, quantity);
  }
  return Object.fromEntries(sums);
}
