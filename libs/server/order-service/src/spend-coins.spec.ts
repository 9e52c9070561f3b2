import { insertItem, insertShop, insertShopperAddress } from '@pasar/cart-service/testing';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCoins } from './coins/coin-ledger.ts';
import { findCoinDifferences } from './coins/find-coin-differences.ts';
import { openOrderServer } from './testing/order-server.ts';
import type { OrderServer } from './testing/order-server.ts';

let store: TestDatabase;
let orderServer: OrderServer;
const ids = createIds({ now: Date.now, worker: 1 });
const owner = { userid: 7, market: 'SG' };

beforeAll(async () => {
  store = await createTestDatabase();
  orderServer = await openOrderServer(store.db);
  for (const shopid of [1, 2]) await insertShop(store.db, shopid);
  await insertShopperAddress(store.db, owner.userid);
});
beforeEach(async () => {
  const tables = ['cart_line', 'orders', 'checkout', 'item', 'outbox', 'idempotency'] as const;
  const more = ['coin_balance', 'coin_entry', 'ledger_entry', 'payment_refund'] as const;
  for (const table of [...tables, ...more]) await store.db.deleteFrom(table).execute();
  orderServer.clock.now = 1000;
  await insertItem(store.db, 11, { stock: 100, price: 1000 });
  await insertItem(store.db, 12, { stock: 100, price: 500, shopid: 2 });
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

const give = (amount: number) =>
  addCoins({ db: store.db, ids }, owner, { kind: 'reward', amount, reference: `${ids.next()}`, now: 1000 });
const fill = () =>
  orderServer.fill(owner.userid, [
    { shopid: 1, itemid: 11, quantity: 1 },
    { shopid: 2, itemid: 12, quantity: 1 },
  ]);
type Preview = { total: { amount: number; currency: string }; coins: object; coin_discount: object };
const preview = async (query = ''): Promise<Preview> =>
  (await orderServer.call(owner.userid, `checkout/preview${query}`)).data as unknown as Preview;
/** Orders with coins at the previewed total. */
const order = async (key: string, changes = {}) =>
  orderServer.order(owner.userid, key, {
    ...{ use_coins: true, seen_total: (await preview('?use_coins=true')).total },
    ...changes,
  });
const balance = async () =>
  (await store.db.selectFrom('coin_balance').select('balance').executeTakeFirst())?.balance ?? 0;
const entries = async () => {
  const rows = await store.db
    .selectFrom('coin_entry')
    .select(['kind', 'amount'])
    .orderBy('entry_id')
    .execute();
  return rows.map(({ kind, amount }) => [kind, amount]);
};
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const orderIds = ({ data }: { readonly data?: unknown }) => (data as { order_ids: number[] }).order_ids;

it('shows the discount of coins, and applies it when they are used', async () => {
  await give(90);
  await fill();
  const [off, on] = [await preview(), await preview('?use_coins=true')];
  expect(off).toMatchObject({
    coins: { balance: 90, spendable: 90, saves: sgd(90) },
    coin_discount: sgd(0),
  });
  expect(on).toMatchObject({ coins: off.coins, coin_discount: sgd(90) });
  expect(off.total.amount - on.total.amount).toBe(90);
});

it('spends at most what the market allows', async () => {
  await give(5000);
  await fill();
  expect(await preview('?use_coins=true')).toMatchObject({
    coins: { balance: 5000, spendable: 750, saves: sgd(750) },
    coin_discount: sgd(750),
  });
});

it('distributes coins over the orders, and books each', async () => {
  await give(90);
  await fill();
  await order('k');
  const rows = await store.db
    .selectFrom('orders')
    .select(['coins_spent', 'coin_discount'])
    .orderBy('shopid')
    .execute();
  expect(rows).toEqual([
    { coins_spent: 60, coin_discount: 60 },
    { coins_spent: 30, coin_discount: 30 },
  ]);
  expect(await balance()).toBe(0);
  expect(await entries()).toEqual([
    ['reward', 90],
    ['spent', -30],
    ['spent', -60],
  ]);
});

it.each([
  ['forged coins', { seen_total: sgd(1) }],
  ['coins that are not enabled', { use_coins: false }],
])('rejects %s, and takes none', async (_, changes) => {
  await give(90);
  await fill();
  expect(await order('k', changes)).toMatchObject({ error: errorCodes.PRICE_CHANGED });
  expect([await balance(), (await entries()).length]).toEqual([90, 1]);
});

it('reports changed coins when they were spent elsewhere', async () => {
  await give(90);
  await fill();
  const seen_coins = 90;
  const { total: seen_total } = await preview('?use_coins=true');
  await store.db.updateTable('coin_balance').set({ balance: 10 }).execute();
  const refused = await order('k', { seen_total, seen_coins });
  expect(refused).toMatchObject({ error: errorCodes.COINS_CHANGED });
  expect(await balance()).toBe(10);
});

it('spends coins once, even with concurrent orders', async () => {
  await give(90);
  const buy = '1.11.0.1';
  const { total: seen_total } = await preview(`?use_coins=true&buy=${buy}`);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => order(key, { buy, seen_total })));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  expect(await balance()).toBe(0);
  expect(
    (await store.db.selectFrom('orders').select('coins_spent').execute()).map((row) => row.coins_spent),
  ).toEqual([90]);
});

it('refunds coins when an order is cancelled, once', async () => {
  await give(90);
  await fill();
  const [first = 0, second = 0] = orderIds(await order('k'));
  const cancel = (order_id: number) => orderServer.call(owner.userid, 'order/cancel', { order_id });
  await Promise.all([cancel(first), cancel(first)]);
  expect(await balance()).toBe(30);
  await cancel(second);
  expect(await balance()).toBe(90);
  const { left_over } = await store.db
    .selectFrom('coin_entry')
    .select(({ fn }) => fn.sum('left_over').as('left_over'))
    .executeTakeFirstOrThrow();
  expect(Number(left_over)).toBe(90);
});

it('finds balances and orders that differ from the ledger of coins', async () => {
  await give(90);
  await fill();
  const [first = 0] = orderIds(await order('k'));
  await orderServer.call(owner.userid, 'order/cancel', { order_id: first });
  expect(await findCoinDifferences(store)).toEqual([]);
  await store.db.updateTable('coin_balance').set({ balance: 5 }).execute();
  await store.db.updateTable('orders').set({ refunded_coins: 1 }).where('order_id', '=', first).execute();
  expect(await findCoinDifferences(store)).toMatchObject([
    { kind: 'coin balance differs from its entries', id: '7 SG' },
    { kind: 'coins left over differ from the balance', id: '7 SG' },
    { kind: 'coins of an order differ from its entries', id: String(first) },
  ]);
});
