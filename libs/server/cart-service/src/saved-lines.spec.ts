import { errorCodes } from '@pasar/error-catalogue';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertItem, insertShop } from './testing/index.ts';
import { startCartServer } from './testing/start-cart-server.ts';
import type { CartServer } from './testing/start-cart-server.ts';

let server: CartServer;

beforeAll(async () => {
  server = await startCartServer();
  await insertShop(server.db, 1);
  await insertItem(server.db, 11, { stock: 5 });
  await insertItem(server.db, 12, { models: { 121: { stock: 9, price: 700 } } });
});
beforeEach(async () => {
  await server.db.deleteFrom('cart_line').execute();
  await server.db.deleteFrom('saved_line').execute();
  await server.db.updateTable('item').set({ stock: 5, price: 1000 }).where('itemid', '=', 11).execute();
});
afterAll(() => server.close());

const item11 = { shopid: 1, itemid: 11 };
const model121 = { shopid: 1, itemid: 12, modelid: 121 };
type Key = typeof item11 & { readonly modelid?: number; readonly quantity?: number };

const add = (key: Key, quantity: number) => server.call('add_to_cart', { ...key, quantity });
const save = (lines: Key[], user?: number) => server.call('save_for_later', { lines }, user);
const moveBack = (lines: Key[], user?: number) => server.call('move_to_cart', { lines }, user);
const readCart = async () => (await server.call('mini')).data.lines;
const readSaved = async (user?: number) => (await server.call('saved', undefined, user)).data.lines;

it('moves lines out of the cart, the latest first', async () => {
  await add(item11, 2);
  await add(model121, 1);
  await save([item11]);
  const { data } = await save([model121]);
  expect(data.lines).toMatchObject([
    { ...model121, model_name: 'Model 121', quantity: 1, price: { amount: 700 }, checked: false },
    { ...item11, quantity: 2, price: { amount: 1000 } },
  ]);
  expect(await readCart()).toEqual([]);
});

it('shows price and stock of now', async () => {
  await add(item11, 2);
  await save([item11]);
  await server.db.updateTable('item').set({ stock: 0, price: 800 }).where('itemid', '=', 11).execute();
  expect(await readSaved()).toMatchObject([{ price: { amount: 800 }, stock: 0, problem: 'out-of-stock' }]);
});

it('moves a line back, and merges it into a line added meanwhile, limited by the stock', async () => {
  await add(item11, 3);
  await save([item11]);
  await add(item11, 4);
  expect((await moveBack([item11])).data.lines).toEqual([]);
  expect(await readCart()).toMatchObject([{ ...item11, quantity: 5, checked: true }]);
});

it('adds the quantity of a line that is saved again', async () => {
  await add(item11, 3);
  await save([item11]);
  await add(item11, 1);
  await save([item11, item11]);
  expect(await readSaved()).toMatchObject([{ quantity: 4 }]);
});

it('moves a sold-out line back with its problem', async () => {
  await add(item11, 2);
  await save([item11]);
  await server.db.updateTable('item').set({ stock: 0 }).where('itemid', '=', 11).execute();
  await moveBack([item11]);
  expect(await readCart()).toMatchObject([{ quantity: 2, problem: 'out-of-stock' }]);
});

it('removes a line, and saves it again when that is undone', async () => {
  await add(item11, 2);
  await save([item11]);
  const lines = [item11, model121];
  expect((await server.call('remove_saved', { lines })).data.lines).toEqual([]);
  expect((await save([{ ...item11, quantity: 2 }])).data.lines).toMatchObject([{ quantity: 2 }]);
});

it.each([
  ['saves all lines or none', save, [item11, model121], errorCodes.NOT_IN_CART],
  ['moves all lines or none', moveBack, [model121], errorCodes.NOT_SAVED_FOR_LATER],
])('%s', async (_, send, lines, error) => {
  await add(item11, 2);
  expect(await send(lines)).toMatchObject({ error });
  expect(await readCart()).toMatchObject([{ quantity: 2 }]);
  expect(await readSaved()).toEqual([]);
});

it('keeps what members saved separate', async () => {
  await add(item11, 2);
  await save([item11]);
  expect(await readSaved(8)).toEqual([]);
  expect(await moveBack([item11], 8)).toMatchObject({ error: errorCodes.NOT_SAVED_FOR_LATER });
  await server.call('remove_saved', { lines: [item11] }, 8);
  expect(await readSaved()).toHaveLength(1);
});

it('moves a line once when asked several times at once', async () => {
  await add(item11, 2);
  await save([item11]);
  const answers = await Promise.all(Array.from({ length: 8 }, () => moveBack([item11])));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  expect(await readCart()).toMatchObject([{ quantity: 2 }]);
});

it('loses and doubles nothing when a line is moved both ways at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    await server.db.deleteFrom('cart_line').execute();
    await server.db.deleteFrom('saved_line').execute();
    await add(item11, 2);
    await save([item11]);
    await add(item11, 1);
    await Promise.all([moveBack([item11]), save([item11])]);
    const lines = [...(await readCart()), ...(await readSaved())];
    const quantities = lines.map(({ quantity }: { quantity: number }) => quantity);
    expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBe(3);
  }
});
