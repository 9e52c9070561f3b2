import type { FlashSaleItem, getMallHome, getSupermarketHome } from '@pasar/catalogue-contract';
import type { CallData } from '@pasar/http-contract';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCategory, addItem, addShop, refreshCatalogues, insert } from '../testing/insert-catalogue.ts';
import { serveCatalogue } from '../testing/serve-catalogue.ts';

const now = 1_790_000_000_000;
const hour = 3_600_000;
const picture = JSON.stringify({ id: 'spec', width: 640, height: 480 });

let test: TestDatabase;
let server: Awaited<ReturnType<typeof serveCatalogue>>;

/** Items 1 and 2 are from a plain shop, 3 and 4 from an official one, 5 to 7 from a supermarket; 8 is sold out, 9 is for adults. */
async function fill() {
  const { db } = test;
  for (const path of [[1], [1, 11], [2], [2, 21]])
    await addCategory(db, 'SG', path, `Category ${path.at(-1)}`);
  await addShop(db, 'SG', 1);
  await addShop(db, 'SG', 2, { is_official_shop: true, name: 'Åbo', follower_count: 3 });
  await addShop(db, 'SG', 3, { is_mart: true, is_official_shop: true, name: 'basket' });
  const item = (itemid: number, given: Record<string, unknown> = {}) =>
    addItem(db, 'SG', itemid, {
      name: `Item ${itemid}`,
      popularity: itemid,
      historical_sold: 100 - itemid,
      ...given,
    });
  await item(1, { brand: 'Kayu', attributes: JSON.stringify([{ name: 'Made in', value: 'Riau' }]) });
  await item(2, { brand: 'Kayu' });
  await item(3, { shopid: 2, raw_discount: 30 });
  await item(4, { shopid: 2, catid: 21, cat_path: [2, 21] });
  const food = { shopid: 3, catid: 21, cat_path: [2, 21] };
  await item(5, { ...food, raw_discount: 20, bundle_deal_label: 'Any 2' });
  await item(6, { ...food, raw_discount: 40, add_on_deal_label: 'Add-on', add_on_deal_sub_type: 0 });
  await item(7, food);
  await item(8, { stock: 0 });
  await item(9, { is_adult: true });
  await refreshCatalogues(db, 'SG');
}

async function arrange() {
  const { db } = test;
  const market = 'SG';
  for (const collectionid of [70, 71, 72])
    await insert(db, 'collection', { market, collectionid, name: `C${collectionid}`, picture });
  for (const itemid of [1, 2])
    await insert(db, 'collection_item', { market, collectionid: 70, shopid: 1, itemid });
  for (const tag of ['kopi', 'pagi'])
    for (const itemid of [5, 6]) await insert(db, 'item_tag', { market, tag, shopid: 3, itemid });
  const campaign = { market, title: 'Sale', picture, theme: 'default', collectionid: 70 };
  const time = (from: number, to: number) => ({ starts_at: now + from * hour, ends_at: now + to * hour });
  await insert(db, 'campaign', { ...campaign, campaignid: 80, ...time(5, 9) });
  await insert(db, 'campaign', { ...campaign, campaignid: 81, ...time(-1, 1) });
  await insert(db, 'campaign', { ...campaign, campaignid: 82, ...time(-9, -1) });
  const sale = { market, stock: 10, sold: 4 };
  await insert(db, 'flash_sale', { ...sale, shopid: 1, itemid: 1, price: 900, ...time(-1, 1) });
  await insert(db, 'flash_sale', { ...sale, shopid: 3, itemid: 5, price: 500, ...time(-1, 1) });
  await insert(db, 'flash_sale', { ...sale, shopid: 1, itemid: 2, price: 700, ...time(1, 3) });
  // Their prices have fallen to the sale's since: the sale offers nothing.
  await insert(db, 'flash_sale', { ...sale, shopid: 2, itemid: 4, price: 1000, ...time(-1, 1) });
  await insert(db, 'flash_sale', { ...sale, shopid: 2, itemid: 3, price: 1000, ...time(1, 3) });
  const deal = { market, shopid: 3, dealid: 90, label: 'Any 2', ...time(-1, 9) };
  await insert(db, 'bundle_deal', { ...deal, min_quantity: 2, percent_off: 10 });
  for (const itemid of [5, 7])
    await insert(db, 'bundle_deal_item', { market, shopid: 3, dealid: 90, itemid });
  await insert(db, 'add_on_deal', { ...deal, dealid: 91, label: 'Add-on', sub_type: 0 });
  await insert(db, 'add_on_deal_main', { market, shopid: 3, dealid: 91, itemid: 6 });
  await insert(db, 'add_on_deal_sub', { market, shopid: 3, dealid: 91, itemid: 7, price: 300, per_main: 2 });
}

beforeAll(async () => {
  test = await createTestDatabase();
  server = await serveCatalogue(test.db, now);
  await fill();
  await arrange();
});
afterAll(async () => {
  await server.close();
  await test.close();
});

type Page = { items: { itemid: number }[]; next?: string };
const ids = ({ items }: Page) => items.map(({ itemid }) => itemid);
const get = async <Data = Page>(url: string, user?: number) =>
  (await server.get<Data>('SG', `/api/v4/${url}`, user)).data;

it.each([
  ['daily-discover', [7, 6, 5, 4, 3, 2, 1]],
  ['popular-products', [7, 6, 5, 4, 3, 2, 1]],
  ['top-products', [1, 2, 3, 4, 5, 6, 7]],
  ['top-products&category=11', [1, 2, 3]],
  ['collection&id=70', [2, 1]],
  ['campaign&id=81', [2, 1]],
  ['campaign&id=82', []],
  ['hashtag&tag=Kopi', [6, 5]],
  ['brand-list', [9, 7, 6, 5, 4, 3, 2, 1]],
  ['brand-list&brand=kayu', [2, 1]],
  ['brand-list&attribute=Riau', [1]],
  ['bundle-deal&shop=3&id=90', [7, 5]],
  ['add-on-deal&shop=3&id=91', [7]],
  ['mall', [7, 6, 5, 4, 3]],
  ['mall-just-for-you&category=2', [7, 6, 5, 4]],
  ['mall-popular', [3, 4, 5, 6, 7]],
  ['supermarket', [7, 6, 5]],
  ['supermarket-deals', [6, 5]],
  ['supermarket-bundle-deals', [5]],
  ['supermarket-add-on-deals', [6]],
  ['supermarket-recommendation', [5, 6, 7]],
])('%s', async (list, expected) => {
  expect(ids(await get(`list/items?list=${list}`))).toEqual(expected);
});

it.each([
  ['mall', { 2: 4, 1: 1, 21: 4, 11: 1 }],
  ['supermarket', { 2: 3, 21: 3 }],
])('counts the categories of the %s, parents first', async (section, expected) => {
  const { categories } = await get<{ categories: { catid: number; level: number; item_count: number }[] }>(
    `${section}/categories`,
  );
  expect(Object.fromEntries(categories.map(({ catid, item_count }) => [catid, item_count]))).toEqual(
    expected,
  );
  const levels = categories.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted());
});

it('continues where a page ended, without repeating or skipping items', async () => {
  const first = await get('list/items?list=supermarket-deals&limit=1');
  const second = await get(`list/items?list=supermarket-deals&limit=1&cursor=${first.next}`);
  expect([ids(first), ids(second), second.next]).toEqual([[6], [5], undefined]);
});

it.each([['collection'], ['hashtag'], ['bundle-deal&id=1'], ['nothing']])(
  'a list of %s reports a missing filter',
  async (list) => {
    expect((await server.get('SG', `/api/v4/list/items?list=${list}`)).error).toBe(1);
  },
);

it('returns items’ cards in the requested order', async () => {
  expect(ids(await get('item/batch?items=3.7,1.99,1.1,3.5'))).toEqual([7, 1, 5]);
});

it('returns collections and campaigns', async () => {
  expect(await get('collection/get?collectionid=70')).toMatchObject({ name: 'C70', item_count: 2 });
  expect((await server.get('SG', '/api/v4/collection/get?collectionid=9')).error).toBe(4);
  const first = await get<{ collections: object[]; next: string }>('collection/featured?limit=2');
  expect(first.collections).toMatchObject([{ collectionid: 70, items: [{}, {}] }, { collectionid: 71 }]);
  expect(await get(`collection/featured?limit=2&cursor=${first.next}`)).toMatchObject({
    collections: [{ collectionid: 72 }],
  });
  expect(await get('campaign/list')).toMatchObject({
    campaigns: [
      { campaignid: 81, ongoing: true },
      { campaignid: 80, ongoing: false },
    ],
  });
  expect((await server.get('SG', '/api/v4/campaign/get?campaignid=82')).error).toBe(4);
});

it('returns hashtags, and the filters of a list', async () => {
  expect(await get('collection/hashtag?tag=KOPI')).toEqual({
    tag: 'kopi',
    tagid: 29961532,
    item_count: 2,
    related: ['pagi'],
  });
  expect((await server.get('SG', '/api/v4/collection/hashtag?tag=teh')).error).toBe(4);
  expect(await get('list/guide')).toMatchObject({
    brands: [{ name: 'Kayu', item_count: 3 - 1 }],
    categories: [{ catid: 1 }, { catid: 2 }],
    attributes: [{ name: 'Riau', item_count: 1 }],
  });
  expect(await get('list/guide?category=1')).toMatchObject({ categories: [{ catid: 11 }] });
  expect(await get('list/guide?brand=kayu')).toMatchObject({ categories: [{ catid: 1, item_count: 2 }] });
});

it('shows the mall and its brands by letter', async () => {
  const home = await get<CallData<typeof getMallHome>>('mall/home');
  expect(home.categories).toMatchObject([
    { catid: 1, item_count: 1 },
    { catid: 2, item_count: 4 },
  ]);
  expect(home.rows.map(({ category, items }) => [category.catid, ids({ items })])).toEqual([
    [2, [4, 5, 6, 7]],
    [1, [3]],
  ]);
  expect(await get('mall/brands')).toMatchObject({
    letters: ['B', 'Å'],
    brands: [{ name: 'basket' }, { name: 'Åbo' }],
  });
  expect(await get('mall/brands?letter=b')).toMatchObject({
    brands: [{ shopid: 3, letter: 'B', item_count: 3 }],
  });
  expect(await get('mall/brands?category=11')).toMatchObject({ letters: ['Å'], brands: [{ shopid: 2 }] });
  const first = await get<{ next: string }>('mall/brands?limit=1');
  expect(await get(`mall/brands?limit=1&cursor=${first.next}`)).toMatchObject({ brands: [{ shopid: 2 }] });
});

it('shows the supermarket', async () => {
  const home = await get<CallData<typeof getSupermarketHome>>('supermarket/home');
  expect(home.categories.map(({ catid, item_count }) => [catid, item_count])).toEqual([
    [2, 3],
    [21, 3],
  ]);
  expect(home).toMatchObject({
    shops: [{ shopid: 3 }],
    deals: [{ itemid: 6 }, { itemid: 5 }],
    bundle_deals: [{ itemid: 5 }],
    add_on_deals: [{ itemid: 6 }],
  });
});

it('returns running and upcoming flash sales and their items', async () => {
  const { sessions } = await get<{ sessions: object[] }>('flash_sale/sessions');
  expect(sessions).toMatchObject([
    { starts_at: now - hour, ongoing: true, item_count: 2 },
    { starts_at: now + hour, ongoing: false, item_count: 1 },
  ]);
  const running = await get<{ items: FlashSaleItem[]; categories: object[] }>('flash_sale/items');
  expect(running.items).toMatchObject([
    { itemid: 5, price: { amount: 500 }, price_before_discount: { amount: 1000 }, raw_discount: 50 },
    { itemid: 1, flash_sale: { price: { amount: 900 }, price_before: { amount: 1000 }, sold: 4 } },
  ]);
  expect(running.categories).toHaveLength(2);
  const coming = await get<{ items: FlashSaleItem[] }>(`flash_sale/items?session=${now + hour}`);
  expect(coming.items).toMatchObject([
    { itemid: 2, price: { amount: 1000 }, flash_sale: { price: { amount: 700 } } },
  ]);
  expect(ids(await get('flash_sale/items?mart=true'))).toEqual([5]);
  expect(ids(await get('flash_sale/items?category=11'))).toEqual([1]);
});

it('returns an item’s deals', async () => {
  expect(await get('item/deals?shopid=3&itemid=7')).toMatchObject({
    bundle_deals: [{ dealid: 90, min_quantity: 2, percent_off: 10, items: [{ itemid: 7 }, { itemid: 5 }] }],
    add_on_deals: [],
  });
  expect(await get('item/deals?shopid=3&itemid=6')).toMatchObject({
    add_on_deals: [
      { sub_type: 0, sub_items: [{ item: { itemid: 7 }, add_on_price: { amount: 300 }, limit: 2 }] },
    ],
  });
});

it('lists what the shopper bought, the latest first', async () => {
  const { db } = test;
  const order = {
    user_id: 7,
    market: 'SG',
    checkoutid: 1,
    order_sn: 's',
    shop_name: 'n',
    shop_username: 'u',
  };
  const sums = {
    merchandise_total: 0,
    shipping_total: 0,
    voucher_discount: 0,
    shipping_discount: 0,
    total: 0,
  };
  const rest = {
    payment_channel: 'cod',
    address: '{}',
    delivery: '{}',
    created_at: 0,
  };
  for (const [order_id, shopid, itemid, status] of [
    [1, 1, 1, 'completed'],
    [2, 3, 5, 'completed'],
    [3, 3, 6, 'cancelled'],
    [4, 1, 8, 'completed'],
  ]) {
    const payment_status = status === 'cancelled' ? 'refunded' : 'paid';
    const place = { currency: 'SGD', order_id, shopid, status, payment_status };
    await insert(db, 'orders', { ...order, ...sums, ...rest, ...place });
    const line = { user_id: 7, order_id, line_no: 1, shopid, itemid, name: 'n', model_name: '' };
    await insert(db, 'order_line', { ...line, picture, price: 1, quantity: 1 });
  }
  expect(ids(await get('list/buy_again', 7))).toEqual([5, 1]);
  expect(ids(await get('list/buy_again?mart=true', 7))).toEqual([5]);
  expect(ids(await get('list/buy_again', 8))).toEqual([]);
  expect((await server.get('SG', '/api/v4/list/buy_again')).error).toBe(19);
});

it('recommends items that go with the cart', async () => {
  expect(ids(await get('list/cart_recommend?limit=2', 7))).toEqual([7, 6]);
  const line = { user_id: 7, market: 'SG', shopid: 1, itemid: 2, quantity: 1, added_at: 0 };
  await insert(test.db, 'cart_line', line);
  expect(ids(await get('list/cart_recommend', 7))).toEqual([3, 1]);
});
