import { insertShop, insertItem, insertShopperAddress } from '@pasar/cart-service/testing';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findStockDifferences } from './find-stock-differences.ts';
import { openOrderServer } from './testing/order-server.ts';
import type { OrderServer } from './testing/order-server.ts';

let store: TestDatabase;
let orderServer: OrderServer;

const shoppers = Array.from({ length: 12 }, (_, index) => 7 + index);

beforeAll(async () => {
  store = await createTestDatabase();
  orderServer = await openOrderServer(store.db);
  await insertShop(store.db, 1);
  for (const user of shoppers) await insertShopperAddress(store.db, user);
});
beforeEach(async () => {
  const { db } = store;
  const tables = ['cart_line', 'orders', 'checkout', 'idempotency', 'outbox', 'flash_sale_use'] as const;
  for (const table of [...tables, 'bundle_deal', 'add_on_deal', 'item'] as const)
    await db.deleteFrom(table).execute();
  orderServer.clock.now = 1000;
  for (const itemid of [11, 12, 13, 14]) await insertItem(db, itemid, { stock: 50 });
  const running = { market: 'SG', shopid: 1, starts_at: 0, ends_at: 2000 };
  const sale = { itemid: 14, stock: 6, sold: 1, price: 600, per_user_limit: 2 };
  await db
    .insertInto('flash_sale')
    .values({ ...running, ...sale })
    .execute();
  const key = { market: 'SG', shopid: 1, dealid: 1 };
  await db
    .insertInto('bundle_deal')
    .values({ ...running, dealid: 1, label: 'Any 2', min_quantity: 2, percent_off: 10 })
    .execute();
  await db
    .insertInto('bundle_deal_item')
    .values([11, 12].map((itemid) => ({ ...key, itemid })))
    .execute();
  await db
    .insertInto('add_on_deal')
    .values({ ...running, dealid: 1, label: 'Add-on', sub_type: 0 })
    .execute();
  await db
    .insertInto('add_on_deal_main')
    .values({ ...key, itemid: 11 })
    .execute();
  await db
    .insertInto('add_on_deal_sub')
    .values({ ...key, itemid: 13, price: 700, per_main: 2 })
    .execute();
});
afterAll(async () => {
  await orderServer.close();
  await store.close();
});

type PricedCheckout = { total: { amount: number }; shops: { lines: object[] }[] };
const line = (itemid: number, quantity: number) => ({ shopid: 1, itemid, quantity });
const preview = async (user: number) =>
  (await orderServer.call(user, 'checkout/preview')).data as unknown as PricedCheckout;
const cart = async (user: number) =>
  (await orderServer.call(user, 'cart/get')).data as unknown as PricedCheckout;

/** Goods at 10.00 each, with 2.50 for delivery. */
it.each([
  ['no discount for one piece of a bundle', [line(11, 1)], 1000],
  ['10% off two', [line(11, 1), line(12, 1)], 1800],
  ['an add-on without its main item has its full price', [line(13, 1)], 1000],
  ['an add-on with its main item is discounted', [line(11, 1), line(13, 2)], 2400],
  ['a third is not', [line(11, 1), line(13, 3)], 3400],
  ['a sale sells at its price', [line(14, 2)], 1200],
  ['pieces beyond the limit have their full price', [line(14, 3)], 2200],
  ['all of them together', [line(11, 2), line(12, 1), line(13, 1), line(14, 1)], 2700 + 700 + 600],
])('%s: cart, checkout and order agree', async (_, lines, goods) => {
  await orderServer.fill(7, lines);
  expect((await cart(7)).total.amount).toBe(goods);
  expect((await preview(7)).total.amount).toBe(goods + 250);
  const placed = await orderServer.order(7, 'a');
  expect(placed.data).toMatchObject({ total: { amount: goods + 250 } });
  const { order_ids } = placed.data as unknown as { order_ids: number[] };
  const order = (await orderServer.call(7, `order/detail?order_id=${order_ids[0]}`)).data as unknown as {
    merchandise_total: { amount: number };
    lines: { subtotal: { amount: number } }[];
  };
  expect(order.merchandise_total.amount).toBe(goods);
  expect(order.lines.reduce((sum, { subtotal }) => sum + subtotal.amount, 0)).toBe(goods);
});

it('names the deal of a line in cart and checkout', async () => {
  await orderServer.fill(7, [line(11, 1), line(13, 1)]);
  const deal = { deal_discount: { amount: 300 }, deal_label: 'Add-on', subtotal: { amount: 700 } };
  expect((await cart(7)).shops[0]?.lines).toContainEqual(expect.objectContaining({ itemid: 13 }));
  expect((await cart(7)).shops[0]?.lines.find((each) => 'deal_label' in each)).toMatchObject(deal);
  expect((await preview(7)).shops[0]?.lines.find((each) => 'deal_label' in each)).toMatchObject(deal);
});

it.each([
  [
    'an add-on deal',
    [line(11, 1), line(13, 1)],
    13,
    { deal_label: 'Add-on', deal_discount: { amount: 300 } },
  ],
  ['a flash sale', [line(14, 2)], 14, { flash_quantity: 2 }],
  [
    'a flash sale with fewer pieces',
    [line(14, 3)],
    14,
    { flash_quantity: 2, deal_discount: { amount: 800 } },
  ],
])('an order keeps the deal of its line: %s', async (_, lines, itemid, expected) => {
  await orderServer.fill(7, lines);
  const { order_ids } = (await orderServer.order(7, 'a')).data as unknown as { order_ids: number[] };
  await store.db.deleteFrom('add_on_deal').execute();
  const order = (await orderServer.call(7, `order/detail?order_id=${order_ids[0]}`)).data as unknown as {
    lines: { itemid: number }[];
  };
  expect(order.lines.find((each) => each.itemid === itemid)).toMatchObject(expected);
});

it('an expired deal gives no discount', async () => {
  await orderServer.fill(7, [line(11, 2), line(14, 1)]);
  orderServer.clock.now = 2000;
  expect((await preview(7)).total.amount).toBe(3250);
});

const sold = async () =>
  (await store.db.selectFrom('flash_sale').select('sold').executeTakeFirstOrThrow()).sold;

it('counts the pieces of a sale, per shopper as well, and releases them on cancellation', async () => {
  await orderServer.fill(7, [line(14, 2)]);
  const { order_ids } = (await orderServer.order(7, 'a')).data as unknown as { order_ids: number[] };
  expect(await sold()).toBe(3);
  await orderServer.fill(7, [line(14, 1)]);
  const readLine = async () => (await preview(7)).shops[0]?.lines[0];
  expect((await preview(7)).total.amount).toBe(1250);
  expect(await readLine()).toMatchObject({ price: { amount: 1000 }, used_sale_limit: 2 });
  await orderServer.call(7, 'order/cancel', { order_id: order_ids[0] });
  expect(await sold()).toBe(1);
  expect((await preview(7)).total.amount).toBe(850);
  expect(await readLine()).not.toHaveProperty('used_sale_limit');
});

/** Pieces in orders of the sale, which limit a shopper. */
const soldTo = async (user: number) =>
  (
    await store.db
      .selectFrom('flash_sale_use')
      .select('quantity')
      .where('user_id', '=', user)
      .executeTakeFirst()
  )?.quantity ?? 0;

/** Item 14 costs 10.00, and 6.00 on flash sale for two pieces a shopper. */
it.each([
  ['a gift takes none', { price: 0, gifts: 1, of: 1 }, { goods: 1000, flash: 0 }],
  ['a second piece, which costs the flash price', { price: 0, gifts: 1, of: 2 }, { goods: 1600, flash: 1 }],
  ['an add-on that is cheaper takes none', { price: 500, gifts: 2, of: 2 }, { goods: 2000, flash: 0 }],
  ['an add-on at the flash price takes both', { price: 600, gifts: 2, of: 2 }, { goods: 2200, flash: 2 }],
  ['a gift beside all that the sale allows', { price: 0, gifts: 1, of: 3 }, { goods: 2200, flash: 2 }],
  ['a piece beyond both has its full price', { price: 0, gifts: 1, of: 4 }, { goods: 3200, flash: 2 }],
  ['more gifts than the sale has', { price: 0, gifts: 2, of: 3 }, { goods: 1600, flash: 1 }],
])('an add-on on flash sale: %s', async (_, { price, gifts, of }, { goods, flash }) => {
  const sub = { market: 'SG', shopid: 1, dealid: 1, itemid: 14, price, per_main: gifts };
  await store.db.insertInto('add_on_deal_sub').values(sub).execute();
  await orderServer.fill(7, [line(11, 1), line(14, of)]);
  expect((await cart(7)).total.amount).toBe(goods);
  const placed = await orderServer.order(7, 'a', { seen_total: { amount: goods + 250, currency: 'SGD' } });
  expect(placed.error).toBe(0);
  expect([await sold(), await soldTo(7)]).toEqual([1 + flash, flash]);
  expect(await findStockDifferences(store)).toEqual([]);
  const { order_ids } = placed.data as unknown as { order_ids: number[] };
  orderServer.clock.now = 3000; // after the sale and the deal
  await orderServer.call(7, 'order/cancel', { order_id: order_ids[0] });
  expect([await sold(), await soldTo(7)]).toEqual([1, 0]);
});

it('does not oversell a sale, even with concurrent orders', async () => {
  for (const user of shoppers) await orderServer.fill(user, [line(14, 1)]);
  const placed = await Promise.all(
    shoppers.map((user) => orderServer.order(user, 'a', { seen_total: { amount: 850, currency: 'SGD' } })),
  );
  const errors = placed.map(({ error }) => error);
  expect(errors.filter((error) => error === 0)).toHaveLength(5);
  expect(new Set(errors)).toEqual(new Set([0, errorCodes.PRICE_CHANGED]));
  expect(await sold()).toBe(6);
});

const add = (itemid: number, deal: object) =>
  orderServer.call(7, 'cart/add_to_cart', { ...line(itemid, 1), ...deal });

/** @spec cart-add-on-sub-item-invalid cart-add-on-main-item-invalid cart-add-on-deal-expired */
it.each([
  ['an unknown deal', 13, { add_on_deal_id: 9, is_add_on_sub_item: true }, 15020011],
  [
    'an additional item that is not in the deal',
    12,
    { add_on_deal_id: 1, is_add_on_sub_item: true },
    15020009,
  ],
  ['an add-on item without its main item', 13, { add_on_deal_id: 1, is_add_on_sub_item: true }, 15020010],
  ['a main item that is not in a deal', 12, { add_on_deal_id: 1 }, 15020010],
  ['the main item', 11, { add_on_deal_id: 1 }, 0],
])('adding %s', async (_, itemid, deal, code) => {
  expect((await add(itemid, deal)).error).toBe(code);
});

it('adds an add-on item beside its main item', async () => {
  await add(11, { add_on_deal_id: 1 });
  expect((await add(13, { add_on_deal_id: 1, is_add_on_sub_item: true })).error).toBe(0);
  expect((await cart(7)).total.amount).toBe(1700);
});
