import type { ItemDetail, ListedShopProduct, SearchAnswer, ShopProduct } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addShop, insert, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
const [seller, rival, stranger] = [9001, 9002, 5];
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  await addCategory(store.db, 'SG', [1], 'Home');
  await addCategory(store.db, 'SG', [1, 11], 'Baskets');
  await addCategory(store.db, 'SG', [2], 'Garden');
  await addShop(store.db, 'SG', 1);
  await addShop(store.db, 'SG', 2);
  await refreshCatalogues(store.db, 'SG');
  server = await serveCatalogue(store.db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const basket = {
  ...{ title: ' Rattan basket ', description: 'Woven by hand', catid: 11, pictures: ['p1'], tiers: [] },
  ...{ models: [{ tier_index: [], price: 1250, stock: 5, seen_stock: 0 }], is_published: true },
};
const path = (call: string) => `/api/v4/seller/product/${call}`;
const save = (given: object = {}, user = seller) =>
  server.post<ShopProduct>('SG', path('save'), user, { ...basket, ...given });
const list = (query = '', user = seller) =>
  server.get<{ products: ListedShopProduct[]; next?: string }>('SG', path(`list${query}`), user);
const detail = (itemid: number, user = seller) =>
  server.get<ShopProduct>('SG', path(`detail?itemid=${itemid}`), user);
const publish = (body: object, user = seller) =>
  server.post<ListedShopProduct>('SG', path('publish'), user, body);
const search = async (keyword: string) =>
  (await server.get<SearchAnswer>('SG', `/api/v4/search/search_items?keyword=${keyword}`)).data.items.map(
    ({ itemid }) => itemid,
  );
const item = (itemid: number) => server.get<ItemDetail>('SG', `/api/v4/item/get?shopid=1&itemid=${itemid}`);
const count = async (catid: number) =>
  (
    await store.db
      .selectFrom('category')
      .select('item_count')
      .where('market', '=', 'SG')
      .where('catid', '=', catid)
      .executeTakeFirstOrThrow()
  ).item_count;
const sell = (itemid: number, pieces: number) =>
  store.db
    .updateTable('item')
    .set(({ eb }) => ({ stock: eb('stock', '-', pieces) }))
    .where('itemid', '=', itemid)
    .execute();

it.each([
  [9_999, false],
  [10_000, true],
])('a product for %i cents may be paid in instalments: %s', async (price, expected) => {
  const models = [{ ...basket.models[0], price }];
  const { itemid } = (await save({ title: `Chair for ${price}`, models })).data;
  expect((await item(itemid)).data.is_cc_installment_payment_eligible).toBe(expected);
});

it('a new product is listed, found, counted and shown; an edited one is found by its new words', async () => {
  const before = await count(11);
  const { data } = await save({ title: 'Wicker hamper' });
  expect(data).toMatchObject({ title: 'Wicker hamper', revision: 0, is_published: true });
  expect((await list()).data.products[0]).toMatchObject({ itemid: data.itemid, stock: 5, sold: 0 });
  expect(await search('hamper')).toEqual([data.itemid]);
  expect((await item(data.itemid)).data).toMatchObject({ name: 'Wicker hamper', price: { amount: 1250 } });
  expect(await count(11)).toBe(before + 1);
  await save({ itemid: data.itemid, revision: 0, title: 'Cane trunk', catid: 2 });
  expect(await search('hamper')).toEqual([]);
  expect(await search('trunk')).toEqual([data.itemid]);
  expect([await count(11), await count(2)]).toEqual([before, 1]);
});

it('a search by picture finds a product by its new cover alone', async () => {
  const { itemid, pictures } = (await save()).data;
  const added = (await save({ itemid, revision: 0, pictures: ['p2'] })).data.pictures;
  const find = async (id = '') =>
    (await server.get<SearchAnswer>('SG', `/api/v4/search/search_items?image_id=${id}`)).data.items.map(
      (card) => card.itemid,
    );
  expect(await find(pictures[0]?.id)).not.toContain(itemid);
  expect(await find(added[0]?.id)).toEqual([itemid]);
});

it('a hidden product disappears from the store and can be shown again', async () => {
  const { itemid } = (await save({ title: 'Seagrass mat' })).data;
  const hidden = await publish({ itemid, revision: 0, is_published: false });
  expect(hidden.data).toMatchObject({ revision: 1, is_published: false });
  expect(await search('seagrass')).toEqual([]);
  expect((await item(itemid)).status).toBe(404);
  expect((await list('?state=unpublished')).data.products.map((each) => each.itemid)).toContain(itemid);
  await publish({ itemid, revision: 1, is_published: true });
  expect(await search('seagrass')).toEqual([itemid]);
});

it('a draft without a picture is saved but cannot be published', async () => {
  const { itemid } = (await save({ pictures: [], is_published: false })).data;
  expect((await publish({ itemid, revision: 0, is_published: true })).error).toBe(errorCodes.PARAM);
  expect((await save({ pictures: [] })).error).toBe(errorCodes.PARAM);
});

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

it.each([
  ['another shop’s seller', rival],
  ['a member without a shop', stranger],
])('%s can neither see nor change a shop’s product', async (_, user) => {
  const { itemid } = (await save()).data;
  const answers = [
    await detail(itemid, user),
    await save({ itemid, revision: 0 }, user),
    await publish({ itemid, revision: 0, is_published: false }, user),
  ];
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => errorCodes.NOT_FOUND));
  expect((await detail(itemid)).data.revision).toBe(0);
});

it.each([
  ['a title of blanks', { title: '  ' }],
  ['an unknown category', { catid: 999 }],
  ['a price of nothing', { models: [{ tier_index: [], price: 0, stock: 1, seen_stock: 0 }] }],
  [
    'another product’s model',
    { models: [{ modelid: 4, tier_index: [], price: 100, stock: 1, seen_stock: 0 }] },
  ],
  ['a choice without models', { tiers: [{ name: 'Size', options: ['S'] }] }],
])('%s is rejected', async (_, given) => {
  const before = (await list()).data.products.length;
  expect((await save(given)).error).toBe(errorCodes.PARAM);
  expect((await list()).data.products).toHaveLength(before);
});

it('the list continues where a page ended, can be searched by title, and treats % literally', async () => {
  for (let made = 0; made < 22; made += 1) await save({ title: `Stool ${made}` });
  const first = (await list('?keyword=stool')).data;
  const second = (await list(`?keyword=stool&cursor=${first.next}`)).data;
  expect([first.products.length, second.products.length, second.next]).toEqual([20, 2, undefined]);
  expect((await list('?keyword=%25')).data.products).toEqual([]);
  expect((await list('', rival)).data.products).toEqual([]);
  expect((await list('', stranger)).error).toBe(errorCodes.NOT_FOUND);
});

it.each([
  ['of control and format characters', { title: '\u0001\u200b\u202e' }],
  ['with only invisible options', { tiers: [{ name: 'Colour', options: ['\u200b'] }] }],
])('refuses names %s', async (_, changes) => {
  expect(await save(changes)).toMatchObject({ status: 400, error: errorCodes.PARAM });
});

it('stores names on one line', async () => {
  const { data } = await save({ title: 'Two\nlines\u202e  of title' });
  expect(data.title).toBe('Two lines of title');
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
  insert(store.db, 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at, ends_at, stock: 5, price: 1000 },
  });
const priced = (price: number, stock = 5) => ({
  models: [{ tier_index: [], price, stock, seen_stock: 5 }],
});

it.each([
  ['runs', now - 1, now + 3_600_000],
  ['is announced', now + 1, now + 3_600_000],
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
