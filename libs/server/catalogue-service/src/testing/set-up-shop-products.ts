import type { ItemDetail, ListedShopProduct, SearchAnswer, ShopProduct } from '@pasar/catalogue-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll } from 'vitest';
import { addCategory, addShop, refreshCatalogues } from './insert-catalogue.ts';
import { serveCatalogue } from './serve-catalogue.ts';

export const now = 1_790_000_000_000;

/** The user ids of the sellers of shops 1 and 2, and of a member without a shop. */
export const [seller, rival, stranger] = [9001, 9002, 5];

/** A product as a seller saves it. */
export const basket = {
  ...{ title: ' Rattan basket ', description: 'Woven by hand', catid: 11, pictures: ['p1'], tiers: [] },
  ...{ models: [{ tier_index: [], price: 1250, stock: 5, seen_stock: 0 }], is_published: true },
};
/** Sets up a store of two shops and three categories, and the calls of their sellers; shop 1's unless said otherwise. */
export function setUpShopProducts() {
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

  return {
    save,
    list,
    detail,
    publish,
    search,
    item,
    count,
    sell,
    server: () => server,
    readDb: () => store.db,
  };
}
