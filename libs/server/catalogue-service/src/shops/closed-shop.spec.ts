import { restrictAccount } from '@pasar/account-service';
import type { ListedShopProduct, SearchAnswer, Shop, ShopProduct } from '@pasar/catalogue-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCategory, addItem, addShop, insert, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
const [owner, manager] = [9001, 7001];
const [shown, hidden] = [101, 102];
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  await insert(db, 'account', { userid: owner, username: 'Selvi', username_key: 'selvi', created_at: 0 });
  await addCategory(db, 'SG', [1], 'Home');
  await addCategory(db, 'SG', [1, 11], 'Baskets');
  await addShop(db, 'SG', 1, { name: 'Rattan Corner' });
  await addShop(db, 'SG', 2, { name: 'Rattan House' });
  await insert(db, 'shop_member', { market: 'SG', shopid: 1, userid: manager, role: 'manager', added_at: 0 });
  await addItem(db, 'SG', shown, { name: 'Rattan basket' });
  await addItem(db, 'SG', hidden, { name: 'Rattan lamp', status: 0 });
  await addItem(db, 'SG', 201, { name: 'Rattan chair', shopid: 2 });
  await refreshCatalogues(db, 'SG');
  server = await serveCatalogue(db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => restrictAccount(store.db, 'selvi', null));

const search = async () => {
  const { data } = await server.get<SearchAnswer>('SG', '/api/v4/search/search_items?keyword=rattan');
  return data.items.map(({ itemid }) => itemid).toSorted();
};
const findShops = async () =>
  (
    await server.get<{ users: { name: string }[] }>('SG', '/api/v4/search/search_user?keyword=rattan')
  ).data.users.map(({ name }) => name);
const readShop = async () =>
  (await server.get<{ shop: Shop }>('SG', '/api/v4/shop/get?shopid=1')).data.shop.is_closed;
const readItem = async (itemid: number) =>
  (await server.get('SG', `/api/v4/item/get?shopid=1&itemid=${itemid}`)).status;
const readRevision = async (itemid: number) =>
  (await server.get<ShopProduct>('SG', `/api/v4/seller/product/detail?itemid=${itemid}`, manager)).data
    .revision;
const publish = async (itemid: number, is_published = true) =>
  server.post<ListedShopProduct>('SG', '/api/v4/seller/product/publish', manager, {
    ...{ itemid, revision: await readRevision(itemid), is_published },
  });

it.each(['banned', 'fraud'] as const)(
  'the shop of a %s account says that it is closed, and sells and is found no more until it is released',
  async (restriction) => {
    expect([await search(), await readShop()]).toEqual([[shown, 201], false]);
    await restrictAccount(store.db, 'selvi', restriction);
    expect([await search(), await findShops()]).toEqual([[201], ['Rattan House']]);
    expect([await readShop(), await readItem(shown)]).toEqual([true, 404]);
    await restrictAccount(store.db, 'selvi', null);
    expect([await search(), await readShop(), await readItem(hidden)]).toEqual([[shown, 201], false, 404]);
    expect((await findShops()).toSorted()).toEqual(['Rattan Corner', 'Rattan House']);
  },
);

it.each(['frozen', 'locked', 'password-change'] as const)(
  'the shop of a %s account stays open',
  async (restriction) => {
    await restrictAccount(store.db, 'selvi', restriction);
    expect([await search(), await readShop()]).toEqual([[shown, 201], false]);
  },
);

it('the team of a closed shop publishes nothing, not even what a feed writes', async () => {
  await restrictAccount(store.db, 'selvi', 'banned');
  expect(await publish(hidden)).toMatchObject({ status: 403, error: errorCodes.PERMISSION });
  await addItem(store.db, 'SG', 103, { name: 'Rattan tray' });
  expect(await search()).toEqual([201]);
  await restrictAccount(store.db, 'selvi', null);
  expect(await search()).toEqual([shown, 103, 201]);
  expect((await publish(103, false)).error).toBe(0);
});
