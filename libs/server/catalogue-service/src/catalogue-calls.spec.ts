import type { HomeSection, ItemDetail, Rating, Shop } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from './testing/insert-catalogue.ts';
import { serveCatalogue } from './testing/serve-catalogue.ts';

const now = 1_790_000_000_000;

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

const rating = (ratingid: number, given: Record<string, unknown> = {}) =>
  insert(test.db, 'rating', {
    market: 'SG',
    shopid: 1,
    itemid: 1,
    ratingid,
    userid: 7,
    username: 'b***i',
    rating_star: 5,
    ctime: ratingid,
    ...given,
  });

beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test;
  server = await serveCatalogue(db, now);
  await addCategory(db, 'SG', [1, 11], 'Trainers');
  await addCategory(db, 'SG', [1], 'Shoes');
  await addShop(db, 'SG', 1, { username: 'Sunday.Finds', ctime: 1_500_000_000_999 });
  await addShop(db, 'SG', 2, { is_official_shop: true, tagline: 'New every week' });
  await addShop(db, 'SG', 3, { is_mart: true });
  const tiers = JSON.stringify([{ name: 'Colour', options: ['Blue', 'Red'], pictures: [] }]);
  await addItem(db, 'SG', 1, {
    name: 'Running shoes',
    model_count: 2,
    tier_variations: tiers,
    collection_ids: [5],
    popularity: 3,
  });
  for (const [index, stock] of [4, 6].entries())
    await insert(db, 'model', {
      market: 'SG',
      shopid: 1,
      itemid: 1,
      modelid: 100 + index,
      name: index ? 'Red' : 'Blue',
      tier_index: [index],
      price: 1000 + index,
      stock,
      mpn: index ? 'R-2' : null,
    });
  await addItem(db, 'SG', 2, {
    ...{ name: 'Walking shoes', popularity: 9 },
    ...{ gtin: '4006381333931', sku: 'W-1', condition: 'refurbished', gender: 'female' },
  });
  await addItem(db, 'SG', 3, { name: 'Sandals', shopid: 2, stock: 0, popularity: 99 });
  await addItem(db, 'SG', 4, { name: 'Beer', shopid: 3, catid: 1, cat_path: [1], is_adult: true });
  await addItem(db, 'SG', 5, { name: 'Bread', shopid: 3, catid: 1, cat_path: [1] });
  await addItem(db, 'SG', 6, { name: 'Removed', status: 0 });
  await insert(db, 'shop_collection', { market: 'SG', shopid: 1, collectionid: 5, name: 'Best sellers' });
  await insert(db, 'shop_collection', { market: 'SG', shopid: 1, collectionid: 6, name: 'Nothing' });
  await insert(db, 'flash_sale', {
    market: 'SG',
    shopid: 1,
    itemid: 2,
    starts_at: now - 5,
    ends_at: now + 60_000,
    stock: 9,
    sold: 4,
    price: 900,
  });
  const voucher = {
    market: 'SG',
    shopid: 1,
    kind: 'percentage',
    value: 10,
    min_spend: 500,
    currency: 'SGD',
    label: '10% off',
  };
  await insert(db, 'voucher', { ...voucher, code: 'GOOD', starts_at: 0, ends_at: now + 1, uses_left: 1 });
  await insert(db, 'voucher', { ...voucher, code: 'OVER', starts_at: 0, ends_at: now, uses_left: 1 });
  await insert(db, 'voucher', { ...voucher, code: 'USED', starts_at: 0, ends_at: now + 1, uses_left: 0 });
  await rating(1, { comment: 'Good', rating_star: 4 });
  await rating(2);
  await rating(3, {
    comment: 'Look',
    pictures: '[{"id":"spec","width":1,"height":1}]',
    seller_reply: 'Thanks',
  });
  await refreshCatalogues(db, 'SG');
});
afterAll(async () => {
  await server.close();
  await test.close();
});

it('returns every field of an item', async () => {
  const { data } = await server.get<ItemDetail>('SG', '/api/v4/item/get?shopid=1&itemid=1');
  expect(data).toMatchObject({
    itemid: 1,
    picture: { id: 'spec', width: 640, height: 480 },
    price: { amount: 1000, currency: 'SGD' },
    is_on_flash_sale: false,
    categories: [
      { catid: 1, level: 1, item_count: 5 },
      { catid: 11, parent_id: 1, level: 2, item_count: 3 },
    ],
    models: [
      { modelid: 100, tier_index: [0], price: { amount: 1000, currency: 'SGD' }, stock: 4 },
      { modelid: 101, tier_index: [1], price: { amount: 1001, currency: 'SGD' }, stock: 6 },
    ],
    tier_variations: [{ name: 'Colour', options: ['Blue', 'Red'] }],
    shop_vouchers: [{ code: 'GOOD', min_spend: { amount: 500, currency: 'SGD' } }],
    shop: { shopid: 1, item_count: 2, ctime: 1_500_000_000 },
  });
  expect(data).not.toHaveProperty('price_before_discount');
});

it('returns identifiers and traits of items and models that have them', async () => {
  const ask = async (itemid: number) =>
    (await server.get<ItemDetail>('SG', `/api/v4/item/get?shopid=1&itemid=${itemid}`)).data;
  const walking = await ask(2);
  expect(walking).toMatchObject({
    gtin: '4006381333931',
    sku: 'W-1',
    condition: 'refurbished',
    gender: 'female',
  });
  for (const name of ['mpn', 'age_group', 'size_system']) expect(walking).not.toHaveProperty(name);
  const { models = [] } = (await ask(1)) ?? {};
  expect(models.map(({ mpn }) => mpn)).toEqual([undefined, 'R-2']);
});

/** @spec item-get amb-item-get-extras */
it('returns known extras and ignores others', async () => {
  const ask = async (extras: string) =>
    (await server.get<ItemDetail>('SG', `/api/v4/item/get?shopid=1&itemid=1${extras}`)).data;
  const plain = await ask('');
  expect(plain).not.toHaveProperty('deals');
  expect(await ask('&version=2&source=feed')).toEqual(plain);
  const { data: deals } = await server.get('SG', '/api/v4/item/deals?shopid=1&itemid=1');
  const { data: shipping } = await server.get('SG', '/api/v4/item/shipping_fee?shopid=1&itemid=1');
  expect(await ask('&deals=true&shipping=true')).toEqual({ ...plain, deals, shipping });
});

it.each(['deals=perhaps', `source=${'a'.repeat(201)}`, 'shopid=x'])('rejects the extra %s', async (extra) => {
  const { status, error } = await server.get('SG', `/api/v4/item/get?itemid=1&shopid=1&${extra}`);
  expect([status, error]).toEqual([400, 1]);
});

it('shows the running flash sale', async () => {
  const { data } = await server.get<ItemDetail>('SG', '/api/v4/item/get?shopid=1&itemid=2');
  expect(data).toMatchObject({
    is_on_flash_sale: true,
    flash_sale_stock: 5,
    flash_sale: { ends_at: now + 60_000, stock: 9, sold: 4, price: { amount: 900, currency: 'SGD' } },
  });
});

it.each([
  ['an unknown item', 'SG', '/api/v4/item/get?shopid=1&itemid=99', 404, 4],
  ['an item under another shop', 'SG', '/api/v4/item/get?shopid=2&itemid=1', 404, 4],
  ['a removed item', 'SG', '/api/v4/item/get?shopid=1&itemid=6', 404, 4],
  ['an item of another market', 'MY', '/api/v4/item/get?shopid=1&itemid=1', 404, 4],
  ['an id that is not a number', 'SG', '/api/v4/item/get?shopid=1&itemid=1e1', 400, 1],
  ['an id beyond 2^53-1', 'SG', '/api/v4/item/get?shopid=1&itemid=9007199254740993', 400, 1],
  ['an unknown shop', 'SG', '/api/v4/shop/get?shopid=99', 404, 4],
  ['an unnamed shop', 'SG', '/api/v4/shop/get', 400, 1],
  ['a duplicate shop', 'SG', '/api/v4/shop/get?shopid=1&userid=9001', 400, 1],
  ['an unknown username', 'SG', '/api/v4/pdp/get_shopid_by_username/?username=nobody', 404, 4],
  [
    'recommendations for an unknown item',
    'SG',
    '/api/v4/item/recommend?shopid=1&itemid=99&section=similar',
    404,
    4,
  ],
])('rejects %s', async (_, market, url, status, error) => {
  expect(await server.get(market, url)).toMatchObject({ status, error });
});

it.each(['shopid=1', 'userid=9001', 'username=sunday.finds'])('finds a shop by %s', async (key) => {
  const { data } = await server.get<{ shop: Shop; collections: unknown }>('SG', `/api/v4/shop/get?${key}`);
  expect([data.shop.shopid, data.collections]).toEqual([1, [{ id: 5, name: 'Best sellers', item_count: 1 }]]);
});

/** @spec get-shopid-by-username */
it('finds the shop behind a username', async () => {
  const { data } = await server.get('SG', '/api/v4/pdp/get_shopid_by_username/?username=Sunday.Finds');
  expect(data).toEqual({ shop_id: 1 });
});

it.each([
  ['', [3, 2, 1]],
  ['&star=5', [3, 2]],
  ['&with_comment=true', [3, 1]],
  ['&with_picture=true', [3]],
])('reads ratings, newest first%s', async (filter, ids) => {
  const { data } = await server.get<{ ratings: Rating[] }>(
    'SG',
    `/api/v4/item/ratings?shopid=1&itemid=1${filter}`,
  );
  expect(data.ratings.map(({ id }) => id)).toEqual(ids);
});

it('pages through ratings', async () => {
  const url = '/api/v4/item/ratings?shopid=1&itemid=1&limit=2';
  const { data: first } = await server.get<{ ratings: Rating[]; next: string }>('SG', url);
  const { data: second } = await server.get<{ ratings: Rating[]; next?: string }>(
    'SG',
    `${url}&cursor=${first.next}`,
  );
  expect([second.ratings.map(({ id }) => id), second.next]).toEqual([[1], undefined]);
});

it.each([
  ['similar', [2]],
  ['from-same-shop', [2]],
  ['you-may-also-like', [5, 4]],
])('recommends %s', async (section, ids) => {
  const { data } = await server.get<{ items: { itemid: number }[] }>(
    'SG',
    `/api/v4/item/recommend?shopid=1&itemid=1&section=${section}`,
  );
  expect(data.items.map(({ itemid }) => itemid)).toEqual(ids);
});

it('orders the sections of the home page, and omits empty ones', async () => {
  const { data } = await server.get<{ sections: HomeSection[] }>('SG', '/api/v4/home/sections');
  const shown = data.sections.map((section) => [
    section.kind,
    'items' in section ? section.items.map(({ itemid }) => itemid) : [],
  ]);
  expect(shown).toEqual([
    ['categories', []],
    ['flash-sale', [2]],
    ['mall', []],
    ['top-products', [2, 1, 5]],
    ['supermarket', [5]],
  ]);
  expect(data.sections[1]).toMatchObject({ ends_at: now + 60_000 });
});

it.each([
  ['first', ['categories', 'flash-sale'], ['mall', 'top-products', 'supermarket']],
  ['later', ['mall', 'top-products', 'supermarket'], undefined],
])('returns the %s part of the home page alone', async (part, kinds, later) => {
  const { data } = await server.get<{ sections: HomeSection[]; later?: string[] }>(
    'SG',
    `/api/v4/home/sections?part=${part}`,
  );
  expect(data.sections.map(({ kind }) => kind)).toEqual(kinds);
  expect(data.later).toEqual(later);
});

it('lists purchasable items in Daily Discover, newest first', async () => {
  const { data } = await server.get<{ items: { itemid: number }[] }>('SG', '/api/v4/home/daily_discover');
  expect(data.items.map(({ itemid }) => itemid)).toEqual([5, 2, 1]);
});

it('lists parents before children', async () => {
  const { data } = await server.get<{ categories: { catid: number }[] }>('SG', '/api/v4/category/tree');
  expect(data.categories.map(({ catid }) => catid)).toEqual([1, 11]);
});

it('shows two rows of categories on the home page, and every category in the tree', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 100 + index);
  for (const id of ids) await addCategory(test.db, 'ID', [id], `Category ${id}`);
  const home = await server.get<{ sections: HomeSection[] }>('ID', '/api/v4/home/sections?part=first');
  const [row] = home.data.sections;
  expect(row).toMatchObject({ kind: 'categories', categories: { length: 24 } });
  const tree = await server.get<{ categories: unknown[] }>('ID', '/api/v4/category/tree');
  expect(tree.data.categories).toHaveLength(30);
});
