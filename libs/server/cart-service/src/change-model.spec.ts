import { errorCodes } from '@pasar/error-catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertItem, insertShop } from './testing/index.ts';
import { startCartServer } from './testing/start-cart-server.ts';
import type { CartServer } from './testing/start-cart-server.ts';

let server: CartServer;
const models = {
  121: { stock: 9, price: 700 },
  122: { stock: 0 },
  123: { stock: 5, price: 900 },
  124: { stock: 9, status: 2 },
};

beforeAll(async () => {
  server = await startCartServer();
  await insertShop(server.db, 1);
  await insertItem(server.db, 11);
  await insertItem(server.db, 12, { models });
});
beforeEach(() => server.db.deleteFrom('cart_line').execute());
afterAll(() => server.close());

const item = { shopid: 1, itemid: 12 };
const add = (modelid: number, quantity: number, more = {}, user?: number) =>
  server.call('add_to_cart', { ...item, modelid, quantity, ...more }, user);
const change = (modelid: number, to_modelid: number, user?: number) =>
  server.call('change_model', { ...item, modelid, to_modelid }, user);
type Line = { readonly modelid: number; readonly quantity: number };
const readLines = async (user?: number): Promise<Line[]> => {
  const { data } = await server.call('get', undefined, user);
  return data.shops.flatMap(({ lines }: { lines: Line[] }) => lines);
};

it('lists the variants with price, stock and what prevents buying them', async () => {
  const { data } = await server.call('models?shopid=1&itemid=12');
  expect(data.models).toMatchObject([
    { modelid: 121, model_name: 'Model 121', price: { amount: 700 }, stock: 9, model_count: 4 },
    { modelid: 122, problem: 'out-of-stock' },
    { modelid: 123, price: { amount: 900 }, stock: 5 },
    { modelid: 124, problem: 'unavailable' },
  ]);
});

it.each([
  ['an item without variants', 'shopid=1&itemid=11'],
  ['an unknown item', 'shopid=1&itemid=99'],
])('lists nothing for %s', async (_, query) => {
  expect(await server.call(`models?${query}`)).toMatchObject({ error: 4 });
});

it('changes the variant in the position of the line, at its own price', async () => {
  await add(121, 2, { checkout: false });
  await server.call('add_to_cart', { shopid: 1, itemid: 11, quantity: 1 });
  const { data } = await change(121, 123);
  expect(data.shops[0].lines).toMatchObject([
    { itemid: 11 },
    { modelid: 123, quantity: 2, checked: false, price: { amount: 900 } },
  ]);
});

it('merges into the line of that variant, limited by the stock', async () => {
  await add(123, 2, { checkout: false });
  await add(121, 4);
  const { data } = await change(121, 123);
  expect(data.line_count).toBe(1);
  expect(data.shops[0].lines).toMatchObject([{ modelid: 123, quantity: 5, checked: true }]);
});

it.each([
  ['a sold-out variant', 122, 6],
  ['a variant that is not sold', 124, 70000006],
  ['an unknown variant', 999, 4],
])('refuses %s and leaves the cart as it was', async (_, to, code) => {
  await add(121, 2);
  expect(await change(121, to)).toMatchObject({ error: code });
  expect(await readLines()).toMatchObject([{ modelid: 121, quantity: 2 }]);
});

it('changes nothing to the same variant', async () => {
  await add(121, 2);
  expect(await change(121, 121)).toMatchObject({ error: 0 });
  expect(await readLines()).toMatchObject([{ modelid: 121, quantity: 2 }]);
});

it("does not reach another member's line", async () => {
  await add(121, 2);
  expect(await change(121, 123, 8)).toMatchObject({ error: errorCodes.NOT_IN_CART });
  expect(await readLines()).toMatchObject([{ modelid: 121, quantity: 2 }]);
});

it('replaces a line whose variant is sold out', async () => {
  await add(121, 2);
  await server.db.updateTable('model').set({ stock: 0 }).where('modelid', '=', 121).execute();
  const { data } = await change(121, 123);
  await server.db.updateTable('model').set({ stock: 9 }).where('modelid', '=', 121).execute();
  expect(data.shops[0].lines).toMatchObject([{ modelid: 123, quantity: 2 }]);
  expect(data.shops[0].lines[0].problem).toBeUndefined();
});

it('counts the line once when it is changed several times at once', async () => {
  await add(121, 2);
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(121, 123)));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  expect(await readLines()).toMatchObject([{ modelid: 123, quantity: 2 }]);
});

it('loses nothing when lines are changed into each other at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    await server.db.deleteFrom('cart_line').execute();
    await add(121, 2);
    await add(123, 2);
    const answers = await Promise.all([change(121, 123), change(123, 121)]);
    expect(answers.map(({ error }) => error)).toEqual([0, 0]);
    expect((await readLines()).map(({ quantity }) => quantity)).toEqual([4]);
  }
});

it('counts an addition that is made during the change', async () => {
  await add(121, 2);
  await Promise.all([change(121, 123), add(123, 1)]);
  expect((await readLines()).map(({ quantity }) => quantity)).toEqual([3]);
});
