import type { SearchAnswer, Shop, ShopProfile } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
const [owner, manager, packer, stranger] = [9001, 7001, 7002, 7003];
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  await addCategory(db, 'SG', [1], 'Home');
  await addCategory(db, 'SG', [1, 11], 'Baskets');
  await addShop(db, 'SG', 1, { name: 'Rattan Corner', username: 'rattan', description: 'Baskets.' });
  await addShop(db, 'SG', 2, { name: 'Warung Sinar' });
  await addShop(db, 'SG', 3, { name: 'Nordik', is_official_shop: true });
  const team = { market: 'SG', shopid: 1, added_at: now };
  await db
    .insertInto('shop_member')
    .values([
      { ...team, userid: manager, role: 'manager' },
      { ...team, userid: packer, role: 'service' },
    ])
    .execute();
  await addItem(db, 'SG', 101, { name: 'Woven basket' });
  await refreshCatalogues(db, 'SG');
  server = await serveCatalogue(db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(async () => {
  await save(owner, { name: 'Rattan Corner', description: 'Baskets.' });
});

const read = (user: number) => server.get<ShopProfile>('SG', '/api/v4/seller/shop/profile', user);
const save = (user: number, changes: object) =>
  server.post<ShopProfile>('SG', '/api/v4/seller/shop/save', user, changes);
const readShop = async () => (await server.get<{ shop: Shop }>('SG', '/api/v4/shop/get?shopid=1')).data.shop;
const findShops = async (keyword: string) =>
  (
    await server.get<{ users: { name: string }[] }>('SG', `/api/v4/search/search_user?keyword=${keyword}`)
  ).data.users.map(({ name }) => name);
const findItems = async (keyword: string) =>
  (await server.get<SearchAnswer>('SG', `/api/v4/search/search_items?keyword=${keyword}`)).data.items.map(
    ({ itemid }) => itemid,
  );

it('shows buyers the new name, description and picture, and keeps the address', async () => {
  const changes = { name: ' Cane  Corner ', description: ' Chairs. ', picture: 'new-picture' };
  const { data } = await save(owner, changes);
  const shown = { name: 'Cane Corner', description: 'Chairs.', username: 'rattan' };
  expect(data).toMatchObject({ ...shown, picture: { id: 'new-picture' } });
  expect(await readShop()).toMatchObject({ ...shown, picture: { id: 'new-picture' } });
  expect((await read(manager)).data).toEqual(data);
});

it('is found by its new name, and so are its products', async () => {
  await save(owner, { name: 'Cane Bazaar' });
  expect([await findShops('bazaar'), await findItems('bazaar')]).toEqual([['Cane Bazaar'], [101]]);
  expect([await findShops('corner'), await findItems('corner')]).toEqual([[], []]);
});

it('leaves what is not sent', async () => {
  await save(owner, { description: 'Chairs.' });
  await save(manager, { name: 'Cane Corner' });
  expect((await read(owner)).data).toMatchObject({ name: 'Cane Corner', description: 'Chairs.' });
});

it.each([
  ['another shop’s name', { name: 'WARUNG sinar' }, errorCodes.SHOP_NAME_TAKEN],
  ['one that looks like an official shop', { name: 'Nоrdik' }, errorCodes.SHOP_NAME_TAKEN],
  ['one that sounds like the marketplace', { name: 'Pasar' }, errorCodes.SHOP_NAME_TAKEN],
  ['a name of invisible characters', { name: '\u200b\u200b' }, errorCodes.PARAM],
  ['a long name', { name: 'x'.repeat(61) }, errorCodes.PARAM],
])('refuses %s, and changes nothing', async (_, changes, error) => {
  expect((await save(owner, { ...changes, description: 'Chairs.' })).error).toBe(error);
  expect(await readShop()).toMatchObject({ name: 'Rattan Corner', description: 'Baskets.' });
});

it('lets a shop write its own name in other capitals', async () => {
  expect((await save(owner, { name: 'RATTAN Corner' })).data.name).toBe('RATTAN Corner');
});

it('gives two shops the same name once', async () => {
  const answers = await Promise.all([owner, 9002].map((user) => save(user, { name: 'Same Corner' })));
  expect(answers.map(({ error }) => error).toSorted()).toEqual([0, errorCodes.SHOP_NAME_TAKEN].toSorted());
  await save(9002, { name: 'Warung Sinar' });
});

it('is only for roles that may', async () => {
  for (const { error } of [await read(packer), await save(packer, { name: 'Mine now' })])
    expect(error).toBe(errorCodes.SHOP_ROLE_REFUSED);
  expect((await read(stranger)).error).toBe(errorCodes.NOT_FOUND);
});

it('refuses a shop that the marketplace has closed', async () => {
  const close = (is_closed: boolean) =>
    store.db.updateTable('shop').set({ is_closed }).where('shopid', '=', 1).execute();
  await close(true);
  expect((await save(owner, { name: 'Open Corner' })).error).toBe(errorCodes.PERMISSION);
  await close(false);
});
