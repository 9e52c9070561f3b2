import { errorCodes } from '@pasar/error-catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertItem, insertShop } from './testing/index.ts';
import { startCartServer } from './testing/start-cart-server.ts';
import type { CartBody, CartServer } from './testing/start-cart-server.ts';

let server: CartServer;

/** Deal 1 sells item 21 for 3.00 with item 11, deal 2 gives item 22 to item 11. */
beforeAll(async () => {
  server = await startCartServer();
  const { db } = server;
  await insertShop(db, 1);
  for (const itemid of [11, 12, 21, 22, 23]) await insertItem(db, itemid, { stock: 50 });
  await insertItem(db, 24, { is_adult: true });
  await insertItem(db, 25, { stock: 0 });
  for (const [dealid, sub_type, label] of [
    [1, 0, 'With it'],
    [2, 1, 'For free'],
  ] as const) {
    const key = { market: 'SG', shopid: 1, dealid };
    const deal = { ...key, sub_type, label, starts_at: 0, ends_at: 100_000 };
    await db.insertInto('add_on_deal').values(deal).execute();
    await db
      .insertInto('add_on_deal_main')
      .values({ ...key, itemid: 11 })
      .execute();
    const subs = dealid === 1 ? [21, 24, 25] : [22];
    const price = dealid === 1 ? 300 : 0;
    await db
      .insertInto('add_on_deal_sub')
      .values(subs.map((itemid) => ({ ...key, itemid, price, per_main: 2 })))
      .execute();
  }
});
beforeEach(() => server.db.deleteFrom('cart_line').execute());
afterAll(() => server.close());

const add = (itemid: number, quantity = 1, more: CartBody = {}) =>
  server.call('add_to_cart', { shopid: 1, itemid, quantity, ...more });
const addSub = (itemid: number, quantity = 1, more: CartBody = {}) =>
  add(itemid, quantity, { add_on_deal_id: itemid === 22 ? 2 : 1, is_add_on_sub_item: true, ...more });
const readShop = async () => (await server.call('get')).data.shops[0];

it('offers the deals of a main item in the cart, with what can still be added', async () => {
  await add(12);
  expect(await readShop()).not.toHaveProperty('add_ons');
  await add(11, 2);
  const first = { dealid: 1, label: 'With it', is_gift: false, itemid: 11 };
  const gift = { dealid: 2, label: 'For free', is_gift: true, itemid: 11, subs: [{ itemid: 22, left: 4 }] };
  expect((await readShop()).add_ons).toEqual([{ ...first, subs: [{ itemid: 21, left: 4 }] }, gift]);
  await addSub(21, 3);
  expect((await readShop()).add_ons).toEqual([{ ...first, subs: [{ itemid: 21, left: 1 }] }, gift]);
  await addSub(21);
  expect((await readShop()).add_ons).toEqual([gift]);
});

it('offers nothing for a main item that is not selected', async () => {
  await add(11, 1, { checkout: false });
  expect(await readShop()).not.toHaveProperty('add_ons');
});

/** @spec promotion-tag-kind */
it('tags gifts and discounts', async () => {
  await add(11);
  await addSub(21);
  await addSub(22);
  const { lines } = await readShop();
  const tags = lines.map(({ itemid, promotion_tag }: Record<string, unknown>) => [itemid, promotion_tag]);
  expect(Object.fromEntries(tags)).toEqual({ 11: undefined, 21: 'DISCOUNT', 22: 'FREE_GIFT' });
});

it('tags a new item', async () => {
  await server.db.updateTable('item').set({ is_new_arrival: true }).where('itemid', '=', 12).execute();
  await add(12);
  expect((await readShop()).lines).toMatchObject([{ promotion_tag: 'NEW' }]);
});

/** @spec cart-partial-fulfilment cart-add-on-sub-item-invalid cart-add-on-main-item-invalid cart-add-on-deal-expired */
it.each([
  ['more pieces than the deal covers', [11], 21, 3, {}, errorCodes.CART_PARTIAL_FULFILMENT],
  ['more gifts than the deal covers', [11], 22, 3, {}, errorCodes.CART_PARTIAL_FULFILMENT],
  ['a sub item without its main item', [12], 21, 1, {}, errorCodes.CART_ADD_ON_MAIN_ITEM_INVALID],
  ['an item of no deal', [11], 23, 1, {}, errorCodes.CART_ADD_ON_SUB_ITEM_INVALID],
  [
    'a main item of no deal',
    [],
    12,
    1,
    { is_add_on_sub_item: false },
    errorCodes.CART_ADD_ON_MAIN_ITEM_INVALID,
  ],
  ['a deal that does not run', [11], 21, 1, { add_on_deal_id: 9 }, errorCodes.CART_ADD_ON_DEAL_EXPIRED],
] as const)('refuses %s', async (_, mains, itemid, quantity, more, error) => {
  for (const main of mains) await add(main);
  expect(await addSub(itemid, quantity, more)).toMatchObject({ error });
  expect(await server.call('get')).toMatchObject({ data: { line_count: mains.length } });
});

it('counts the pieces that are in the cart already', async () => {
  await add(11);
  expect(await addSub(21, 2)).toMatchObject({ error: 0 });
  expect(await addSub(21)).toMatchObject({ error: errorCodes.CART_PARTIAL_FULFILMENT });
  expect(await addSub(21, 2, { donot_add_quantity: true })).toMatchObject({ error: 0 });
  await add(11);
  expect(await addSub(21, 2)).toMatchObject({ error: 0 });
});
