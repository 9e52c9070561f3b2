import { hourMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { insert } from '../testing/insert-catalogue.ts';
import { now, setUpShopProducts } from '../testing/set-up-shop-products.ts';

const { save, list, detail, publish, item, sell, readDb } = setUpShopProducts();

it('variants are created, renamed under the same id, and deleted; the item sums them up', async () => {
  const tiers = [{ name: 'Colour', options: ['Red', 'Blue'] }];
  const model = (option: number, price: number, stock: number) => ({
    ...{ tier_index: [option], price, stock, seen_stock: 0 },
  });
  const { data } = await save({ tiers, models: [model(0, 900, 2), model(1, 1500, 3)] });
  const [red, blue] = data.models;
  const change = { itemid: data.itemid, revision: 0 };
  const kept = { ...model(0, 1600, 4), modelid: blue?.modelid, seen_stock: 3 };
  const renamed = [{ name: 'Colour', options: ['Navy', 'Green'] }];
  await save({ ...change, tiers: renamed, models: [kept, model(1, 800, 1)] });
  expect((await detail(data.itemid)).data).toMatchObject({
    tiers: renamed,
    models: [{ modelid: blue?.modelid, price: { amount: 1600 }, stock: 4 }, { stock: 1 }],
  });
  const shown = (await item(data.itemid)).data;
  expect(shown).toMatchObject({ price: { amount: 800 }, price_max: { amount: 1600 }, stock: 5 });
  expect(shown.models.map(({ name }) => name)).toEqual(['Navy', 'Green']);
  expect(shown.models.map(({ modelid }) => modelid)).not.toContain(red?.modelid);
});

it('of two concurrent edits the second is rejected; items sold meanwhile stay sold', async () => {
  const { itemid } = (await save()).data;
  await sell(itemid, 2);
  const models = [{ tier_index: [], price: 1250, stock: 6, seen_stock: 5 }];
  const answers = await Promise.all(
    ['One', 'Two'].map((title) => save({ itemid, revision: 0, title, models })),
  );
  expect(answers.map(({ error }) => error).sort()).toEqual([0, errorCodes.PRODUCT_CHANGED]);
  const { data } = await detail(itemid);
  expect(data).toMatchObject({ revision: 1, models: [{ stock: 4 }] });
  expect((await publish({ itemid, revision: 0, is_published: false })).error).toBe(
    errorCodes.PRODUCT_CHANGED,
  );
});

it('deletes the models of a product whose choice ends, and takes none of their ids', async () => {
  const tiers = [{ name: 'Colour', options: ['Red'] }];
  const models = [{ tier_index: [0], price: 900, stock: 3, seen_stock: 0 }];
  const { data } = await save({ tiers, models });
  const [{ modelid } = {}] = data.models;
  const ended = { itemid: data.itemid, revision: data.revision, tiers: [] };
  const plain = { tier_index: [], price: 900, stock: 3, seen_stock: 3 };
  expect(await save({ ...ended, models: [{ ...plain, modelid }] })).toMatchObject({
    error: errorCodes.PARAM,
  });
  expect((await save({ ...ended, models: [plain] })).data.models).toEqual([
    { tier_index: [], price: { amount: 900, currency: 'SGD' }, stock: 3 },
  ]);
});

/** Inserts a flash sale of shop 1's item at 10.00. */
const addSale = (itemid: number, starts_at: number, ends_at: number) =>
  insert(readDb(), 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at, ends_at, stock: 5, price: 1000 },
  });
const priced = (price: number, stock = 5) => ({
  models: [{ tier_index: [], price, stock, seen_stock: 5 }],
});

it.each([
  ['runs', now - 1, now + hourMs],
  ['is announced', now + 1, now + hourMs],
])('keeps what buyers were told while a flash sale %s; stock and texts may change', async (_, from, to) => {
  const { itemid } = (await save({ title: 'Jute rug' })).data;
  await addSale(itemid, from, to);
  const variants = {
    tiers: [{ name: 'Size', options: ['S'] }],
    models: [{ ...priced(1250).models[0], tier_index: [0] }],
  };
  for (const change of [priced(1300), variants, { is_published: false }])
    expect(await save({ itemid, revision: 0, ...change })).toMatchObject({
      ...{ status: 409, error: errorCodes.FLASH_SALE_SCHEDULED },
    });
  expect(await publish({ itemid, revision: 0, is_published: false })).toMatchObject({
    error: errorCodes.FLASH_SALE_SCHEDULED,
  });
  const { data } = await save({ itemid, revision: 0, title: 'Jute mat', ...priced(1250, 9) });
  expect(data).toMatchObject({ title: 'Jute mat', models: [{ stock: 9 }], flash_sale_ends_at: to });
  expect((await list()).data.products[0]).toMatchObject({ itemid, flash_sale_ends_at: to });
});

it('changes and hides what was in a flash sale that is over', async () => {
  const { itemid } = (await save()).data;
  await addSale(itemid, now - 2, now);
  const { data } = await save({ itemid, revision: 0, ...priced(1300) });
  expect(data.flash_sale_ends_at).toBeUndefined();
  expect((await publish({ itemid, revision: 1, is_published: false })).error).toBe(0);
});
