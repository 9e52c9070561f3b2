import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertItem, insertShop } from './testing/index.ts';
import { startCartServer } from './testing/start-cart-server.ts';
import type { CartBody, CartServer } from './testing/start-cart-server.ts';

let server: CartServer;

beforeAll(async () => {
  server = await startCartServer();
  await insertShop(server.db, 1);
  await insertItem(server.db, 11, {
    stock: 50,
    wholesale_tiers: JSON.stringify([{ min_quantity: 10, price: 800 }]),
  });
  await insertItem(server.db, 12, {
    models: { 121: { stock: 9, price: 700 }, 122: { stock: 9, price: 900 } },
  });
});
beforeEach(async () => {
  for (const table of ['cart_line', 'saved_line'] as const) await server.db.deleteFrom(table).execute();
  await setPrice(1000);
});
afterAll(() => server.close());

const item11 = { shopid: 1, itemid: 11 };
const model121 = { shopid: 1, itemid: 12, modelid: 121 };
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const setPrice = (price: number) =>
  server.db.updateTable('item').set({ price }).where('itemid', '=', 11).execute();
const add = (quantity = 1, key: CartBody = item11) => server.call('add_to_cart', { ...key, quantity });
const update = (change: CartBody) => server.call('update', { lines: [{ ...item11, ...change }] });

type Line = { readonly price: object; readonly seen_price?: object };

/** The current unit prices of the cart's lines, and those that the shopper saw where they differ. */
async function readPrices(): Promise<object[]> {
  const { data } = await server.call('get');
  return data.shops
    .flatMap(({ lines }: { lines: Line[] }) => lines)
    .map(({ price, seen_price }: Line) => ({ price, ...(seen_price && { seen_price }) }));
}

it('marks a line whose price has changed since it was added, and counts the new price', async () => {
  await add(2);
  expect(await readPrices()).toEqual([{ price: sgd(1000) }]);
  await setPrice(1200);
  expect(await readPrices()).toEqual([{ price: sgd(1200), seen_price: sgd(1000) }]);
  expect((await server.call('get')).data).toMatchObject({ total: sgd(2400) });
});

it('marks it no longer once the price is as before, or accepted', async () => {
  await add();
  await setPrice(900);
  await setPrice(1000);
  expect(await readPrices()).toEqual([{ price: sgd(1000) }]);
  await setPrice(900);
  expect(await update({ seen_price: sgd(900) })).toMatchObject({ error: 0 });
  expect(await readPrices()).toEqual([{ price: sgd(900) }]);
});

it('accepts the price that the shopper saw, not one that came after it', async () => {
  await add();
  await setPrice(1100);
  await setPrice(1300);
  await update({ seen_price: sgd(1100) });
  expect(await readPrices()).toEqual([{ price: sgd(1300), seen_price: sgd(1100) }]);
});

it.each([
  ['of another currency', { amount: 900, currency: 'BRL' }],
  ['below zero', sgd(-1)],
])('refuses to accept a price %s', async (_, seen_price) => {
  await add();
  expect(await update({ seen_price })).toMatchObject({ error: 1 });
});

it('keeps the mark when the quantity or the selection changes', async () => {
  await add();
  await setPrice(1200);
  await update({ quantity: 3, checked: false });
  expect(await readPrices()).toEqual([{ price: sgd(1200), seen_price: sgd(1000) }]);
});

it.each([
  ['changes to', () => update({ quantity: 10 })],
  ['adds up to', () => add(9)],
])('does not mark a wholesale price that the shopper %s', async (_, change) => {
  await add();
  await change();
  expect(await readPrices()).toEqual([{ price: sgd(800) }]);
});

it('adding an item again accepts its price: the product page shows it', async () => {
  await add();
  await setPrice(1200);
  await add();
  expect(await readPrices()).toEqual([{ price: sgd(1200) }]);
});

it('a variant that the shopper changes to has the price that they chose', async () => {
  await add(1, model121);
  await server.call('change_model', { ...model121, to_modelid: 122 });
  expect(await readPrices()).toEqual([{ price: sgd(900) }]);
});

it('a line that was saved for later returns at the price that its list shows', async () => {
  await add();
  await server.call('save_for_later', { lines: [item11] });
  await setPrice(1500);
  await server.call('move_to_cart', { lines: [item11] });
  expect(await readPrices()).toEqual([{ price: sgd(1500) }]);
});

it('marks nothing in a cart from before prices were kept', async () => {
  await add();
  await server.db.updateTable('cart_line').set({ seen_price: null }).execute();
  await setPrice(1200);
  expect(await readPrices()).toEqual([{ price: sgd(1200) }]);
});
