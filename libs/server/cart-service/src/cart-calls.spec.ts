import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { item11, model121, setUpCartCalls } from './testing/set-up-cart-calls.ts';
import type { CartBody } from './testing/start-cart-server.ts';

const { add, call } = setUpCartCalls();

/** Invalid additions, their error code, and the shopper. */
const refusals: [string, CartBody, number, number?][] = [
  ['a quantity of -1', { ...item11, quantity: -1 }, 1],
  ['a quantity of 0', { ...item11, quantity: 0 }, 1],
  ['a quantity of 1.5', { ...item11, quantity: 1.5 }, 1],
  ['a quantity of 1e9', { ...item11, quantity: 1e9 }, 1],
  ['a quantity as a text', { ...item11, quantity: '1' }, 1],
  ['a price of the client', { ...item11, quantity: 1, price: 1 }, 1],
  ['more than the stock', { ...item11, quantity: 6 }, 15020018],
  ['an unknown item', { shopid: 1, itemid: 99, quantity: 1 }, 4],
  ["another shop's item", { shopid: 2, itemid: 11, quantity: 1 }, 4],
  ['an unknown model', { ...item11, modelid: 121, quantity: 1 }, 4],
  ['an item without its model', { shopid: 2, itemid: 12, quantity: 1 }, 70000006],
  ['a model without stock', { shopid: 2, itemid: 12, modelid: 122, quantity: 1 }, 6],
  ['an item without stock', { shopid: 1, itemid: 13, quantity: 1 }, 6],
  ['a delisted item', { shopid: 1, itemid: 14, quantity: 1 }, 70000006],
  ['an item for adults', { shopid: 1, itemid: 15, quantity: 1 }, 70000008],
  ['an item of a shop on holiday', { shopid: 3, itemid: 16, quantity: 1 }, 70000006],
  ["an item of the shopper's own shop", { ...item11, quantity: 1 }, 70000007, 9001],
  ['an item of the shop that the shopper works for', { ...item11, quantity: 1 }, 70000007, 9002],
];
it.each(refusals)('rejects %s', async (_, body, code, user) => {
  expect(await add(body, user)).toMatchObject({ error: code });
  expect(await call('get', undefined, user)).toMatchObject({ data: { line_count: 0 } });
});

it('adds to an existing line', async () => {
  await add({ ...item11, quantity: 2 });
  const answer = await add({ ...item11, quantity: 3 });
  expect(answer.data.cart_item).toMatchObject({ quantity: 5, subtotal: { amount: 5000, currency: 'SGD' } });
  expect(await add({ ...item11, quantity: 1 })).toMatchObject({ error: 15020018 });
});

it('sets the quantity instead of adding when requested', async () => {
  await add({ ...item11, quantity: 4 });
  const answer = await add({ ...item11, quantity: 2, donot_add_quantity: true, checkout: false });
  expect(answer.data.cart_item).toMatchObject({ quantity: 2, checked: false });
});

it('changes only the selection when requested', async () => {
  await add({ ...item11, quantity: 4 });
  const answer = await add({ ...item11, quantity: 1, update_checkout_only: true, checkout: false });
  expect(answer.data.cart_item).toMatchObject({ quantity: 4, checked: false });
});

it('counts every one of many concurrent additions', async () => {
  const tries = Array.from({ length: 20 }, () => add({ ...item11, quantity: 1 }));
  const errors = (await Promise.all(tries)).map(({ error }) => error);
  expect(errors.filter((error) => error === 0)).toHaveLength(5);
  expect(errors.filter((error) => error === 15020018)).toHaveLength(15);
  expect(await call('mini')).toMatchObject({ data: { line_count: 1, lines: [{ quantity: 5 }] } });
});

it("applies the item's wholesale price", async () => {
  const { data } = await add({ shopid: 1, itemid: 17, quantity: 10 });
  expect(data.cart_item).toMatchObject({ price: { amount: 800 }, subtotal: { amount: 8000 } });
});

it('changes all lines or none', async () => {
  await add({ ...item11, quantity: 1 });
  const lines = [
    { ...item11, quantity: 2 },
    { ...model121, checked: false },
  ];
  expect(await call('update', { lines })).toMatchObject({ error: errorCodes.NOT_IN_CART });
  expect((await call('mini')).data.lines).toMatchObject([{ quantity: 1 }]);
  expect(await call('update', { lines: [{ ...item11, quantity: 6 }] })).toMatchObject({ error: 15020018 });
  const changed = await call('update', { lines: [{ ...item11, quantity: 3, checked: false }] });
  expect(changed.data).toMatchObject({
    checked_count: 0,
    shops: [{ lines: [{ quantity: 3, checked: false }] }],
  });
});

it('removes lines, and ignores a missing one', async () => {
  await add({ ...item11, quantity: 1 });
  await add({ ...model121, quantity: 1 });
  expect((await call('remove', { lines: [item11] })).data).toMatchObject({ line_count: 1 });
  expect((await call('remove', { lines: [item11, model121] })).data).toMatchObject({
    line_count: 0,
    shops: [],
  });
});
