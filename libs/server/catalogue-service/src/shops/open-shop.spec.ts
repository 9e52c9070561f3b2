import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShop } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  await addShop(store.db, 'SG', 1, { name: 'Warung Sinar', username: 'warung' });
  await addShop(store.db, 'SG', 2, { name: 'Nordik', is_official_shop: true });
  await addShop(store.db, 'SG', 3, { name: 'Kawa żar' });
  server = await serveCatalogue(store.db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const request = { name: 'Kettles & Co', description: ' Everything that boils. ', location: 'East' };
const open = (user: number, changes: object = {}) =>
  server.post<{ shopid: number; username: string }>('SG', '/api/v4/seller/shop/open', user, {
    ...request,
    ...changes,
  });
const shopsOf = (userid: number) =>
  store.db.selectFrom('shop').selectAll().where('userid', '=', userid).execute();

it('opens a shop without products, that its owner may fill at once', async () => {
  const { data } = await open(1);
  expect(data.username).toBe('kettles.co');
  expect(await shopsOf(1)).toMatchObject([
    { ...data, name: 'Kettles & Co', description: 'Everything that boils.', location: 'East', ctime: now },
  ]);
  const products = await server.get('SG', '/api/v4/seller/product/list', 1);
  expect(products.status).toBe(200);
});

it('answers a repeated request with the shop that exists, also at the same time', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => open(2, { name: 'Lanterns' })));
  expect(new Set(answers.map(({ data }) => data.shopid)).size).toBe(1);
  expect(await shopsOf(2)).toHaveLength(1);
});

it.each([
  ['another shop’s name, in other letters', { name: ' WARUNG  sinar' }, errorCodes.SHOP_NAME_TAKEN],
  ['the same with an accented capital', { name: 'KAWA ŻAR' }, errorCodes.SHOP_NAME_TAKEN],
  ['a name that sounds like the marketplace', { name: 'PASAR' }, errorCodes.SHOP_NAME_TAKEN],
  ['one that looks like the marketplace', { name: 'Р\u0430s\u200bar' }, errorCodes.SHOP_NAME_TAKEN],
  ['one that looks like an official shop', { name: 'Νоrdik' }, errorCodes.SHOP_NAME_TAKEN],
  ['a name of invisible characters', { name: '\u200b\u200b' }, errorCodes.PARAM],
  ['a place that is not in this market', { location: 'Kraków' }, errorCodes.PARAM],
])('refuses %s', async (_, changes, error) => {
  expect((await open(3, changes)).error).toBe(error);
  expect(await shopsOf(3)).toEqual([]);
});

it('gives shops whose names are similar, reserved or in another script a username of their own', async () => {
  expect((await open(4, { name: 'Kettles, Co.' })).data.username).toBe('kettles.co.2');
  expect((await open(5, { name: 'Cart' })).data.username).toBe('shop.cart');
  expect((await open(10, { name: '123456' })).data.username).toBe('shop.123456');
  expect((await open(6, { name: 'กาน้ำชา' })).data.username).toMatch(/^shop\.\d+$/);
});

it('allows a name that only looks like that of a shop that is not official', async () => {
  expect((await open(11, { name: 'Wаrung Sinar' })).error).toBe(0);
});

it('lets buyers find the shop at once', async () => {
  await open(12, { name: 'Umbrella Row' });
  const found = await server.get<{ users: { name: string }[] }>(
    'SG',
    '/api/v4/search/search_user?keyword=umbrella',
  );
  expect(found.data.users).toMatchObject([{ name: 'Umbrella Row' }]);
});

it('gives two members the same name once', async () => {
  const answers = await Promise.all([7, 8].map((user) => open(user, { name: 'Baskets' })));
  expect(answers.map(({ error }) => error).sort()).toEqual([0, errorCodes.SHOP_NAME_TAKEN].sort());
});

it('refuses a member of another shop’s team', async () => {
  await store.db
    .insertInto('shop_member')
    .values({ market: 'SG', shopid: 1, userid: 9, role: 'service', added_at: now })
    .execute();
  expect((await open(9, { name: 'Mats' })).error).toBe(errorCodes.SHOP_ROLE_REFUSED);
});
