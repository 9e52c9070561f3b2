import type { ItemCard, ItemDetail, SearchAnswer, ShopProduct } from '@pasar/catalogue-contract';
import { dayMs } from '@pasar/durations';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addShop, insert, refreshCatalogues } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
const seller = 9001;
let store: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

beforeAll(async () => {
  store = await createTestDatabase();
  await addCategory(store.db, 'SG', [1], 'Home');
  await addShop(store.db, 'SG', 1);
  await refreshCatalogues(store.db, 'SG');
  server = await serveCatalogue(store.db, now);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const lamp = { title: 'Paper lamp', description: '', catid: 1, pictures: ['p1'], is_published: true };
const plain = (price: number) => ({
  tiers: [],
  models: [{ tier_index: [], price, stock: 5, seen_stock: 5 }],
});

async function save(changes: object): Promise<ShopProduct> {
  const body = { ...lamp, ...changes };
  const { data, error } = await server.post<ShopProduct>('SG', '/api/v4/seller/product/save', seller, body);
  expect(error).toBe(0);
  return data;
}

const readProduct = async (itemid: number): Promise<ItemDetail> =>
  (await server.get<ItemDetail>('SG', `/api/v4/item/get?shopid=1&itemid=${itemid}`)).data;
const search = async (query: string): Promise<readonly ItemCard[]> =>
  (await server.get<SearchAnswer>('SG', `/api/v4/search/search_items?${query}`)).data.items;

/** The prices and price labels on the product page; the card must have the same. */
async function readPrices(itemid: number) {
  const product = await readProduct(itemid);
  const card = (await search('keyword=lamp')).find((each) => each.itemid === itemid);
  const pick = (item: ItemCard) => ({
    now: item.price.amount,
    before: item.price_before_discount?.amount,
    percent: item.raw_discount,
    guarantee: item.has_lowest_price_guarantee,
    deep: item.deep_discount_label,
  });
  expect(card && pick(card)).toEqual(pick(product));
  return pick(product);
}

const label = (itemid: number, changes: object) =>
  store.db.updateTable('item').set(changes).where('itemid', '=', itemid).execute();

/** Saves a lamp at several prices in turn; returns its id and revision. */
async function priced(...prices: readonly number[]) {
  const { itemid } = await save(plain(prices[0] ?? 0));
  let revision = 0;
  for (const price of prices.slice(1)) {
    await save({ itemid, revision, ...plain(price) });
    revision += 1;
  }
  return { itemid, revision };
}

it.each([
  ['lowered', [1000, 800], { now: 800, before: 1000, percent: 20 }],
  ['lowered twice', [1000, 800, 700], { now: 700, before: 800, percent: 13 }],
  ['lowered, then saved at the same price', [1000, 800, 800], { now: 800, before: 1000, percent: 20 }],
  ['raised', [1000, 1200], { now: 1200, before: undefined, percent: 0 }],
  ['lowered and partly raised', [1000, 800, 900], { now: 900, before: undefined, percent: 0 }],
  ['raised, then lowered to what it was', [1000, 2000, 1000], { now: 1000, before: undefined, percent: 0 }],
  ['raised, then lowered below', [1000, 2000, 900], { now: 900, before: 1000, percent: 10 }],
])('a price that is %s', async (_, prices, expected) => {
  const { itemid } = await priced(...prices);
  expect(await readPrices(itemid)).toMatchObject(expected);
});

it('prices that ended more than 30 days ago do not count, nor do those that nobody saw', async () => {
  const { itemid, revision } = await priced(1000, 2000);
  await store.db
    .updateTable('price_history')
    .set({ ended_at: now - 30 * dayMs })
    .execute();
  await save({ itemid, revision, ...plain(1500) });
  expect(await readPrices(itemid)).toMatchObject({ before: 2000, percent: 25 });
  const draft = await save({ ...plain(5000), is_published: false });
  await save({ itemid: draft.itemid, revision: 0, ...plain(1000) });
  expect((await readPrices(draft.itemid)).before).toBeUndefined();
});

it('hiding a product keeps its last price as a reference', async () => {
  const { itemid } = await priced(1000);
  const hide = { itemid, revision: 0, is_published: false };
  await server.post('SG', '/api/v4/seller/product/publish', seller, hide);
  await save({ itemid, revision: 1, ...plain(3000), is_published: false });
  await save({ itemid, revision: 2, ...plain(900) });
  expect(await readPrices(itemid)).toMatchObject({ before: 1000, percent: 10 });
});

it('the price of a flash sale counts as an earlier price', async () => {
  const { itemid, revision } = await priced(1000);
  await insert(store.db, 'flash_sale', {
    ...{ market: 'SG', shopid: 1, itemid, starts_at: now - 2, ends_at: now, stock: 5, price: 850 },
  });
  await save({ itemid, revision, ...plain(800) });
  expect(await readPrices(itemid)).toMatchObject({ before: 850, percent: 6 });
});

it('a raised price ends the guarantee, on the card, the page and in the filter; a lower one keeps it', async () => {
  const { itemid, revision } = await priced(1000);
  await label(itemid, { has_lowest_price_guarantee: true });
  const filtered = async () => (await search('keyword=lamp&lowest_price=true')).map((each) => each.itemid);
  await save({ itemid, revision, ...plain(900) });
  expect([(await readPrices(itemid)).guarantee, await filtered()]).toEqual([true, [itemid]]);
  await save({ itemid, revision: revision + 1, ...plain(901) });
  expect([(await readPrices(itemid)).guarantee, await filtered()]).toEqual([false, []]);
});

it('the label of a deep discount ends with the discount', async () => {
  const { itemid, revision } = await priced(1000, 500);
  await label(itemid, { deep_discount_label: 'Half price' });
  await save({ itemid, revision, ...plain(500), title: 'Paper lamp, round' });
  expect((await readPrices(itemid)).deep).toBe('Half price');
  await save({ itemid, revision: revision + 1, ...plain(600) });
  expect(await readPrices(itemid)).toMatchObject({ percent: 0, deep: undefined });
});

it('each variant is compared with its own earlier prices', async () => {
  const model = (option: number, price: number) => ({ tier_index: [option], price, stock: 5, seen_stock: 5 });
  const tiers = [{ name: 'Size', options: ['S', 'L'] }];
  const { itemid, models } = await save({ tiers, models: [model(0, 1000), model(1, 2000)] });
  const [small, large] = models.map(({ modelid }) => modelid);
  await label(itemid, { has_lowest_price_guarantee: true });
  const next = [
    { ...model(0, 1100), modelid: small },
    { ...model(1, 1600), modelid: large },
  ];
  await save({ itemid, revision: 0, tiers, models: next });
  const product = await readProduct(itemid);
  expect(product.models.map(({ price_before_discount }) => price_before_discount?.amount)).toEqual([
    undefined,
    2000,
  ]);
  expect(await readPrices(itemid)).toMatchObject({ now: 1100, percent: 0, guarantee: false });
});
