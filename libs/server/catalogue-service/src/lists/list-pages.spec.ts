import type { FlashSaleItem, getMallHome, getSupermarketHome } from '@pasar/catalogue-contract';
import { hourMs } from '@pasar/durations';
import type { CallData } from '@pasar/http-contract';
import { expect, it } from 'vitest';
import { ids, now, setUpListStore } from '../testing/list-store.ts';

const { ask, get } = setUpListStore();

it('returns collections and campaigns', async () => {
  expect(await get('collection/get?collectionid=70')).toMatchObject({ name: 'C70', item_count: 2 });
  expect((await ask('collection/get?collectionid=9')).error).toBe(4);
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
  expect((await ask('campaign/get?campaignid=82')).error).toBe(4);
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
    { starts_at: now - hourMs, ongoing: true, item_count: 2 },
    { starts_at: now + hourMs, ongoing: false, item_count: 1 },
  ]);
  const running = await get<{ items: FlashSaleItem[]; categories: object[] }>('flash_sale/items');
  expect(running.items).toMatchObject([
    { itemid: 5, price: { amount: 500 }, price_before_discount: { amount: 1000 }, raw_discount: 50 },
    { itemid: 1, flash_sale: { price: { amount: 900 }, price_before: { amount: 1000 }, sold: 4 } },
  ]);
  expect(running.categories).toHaveLength(2);
  const coming = await get<{ items: FlashSaleItem[] }>(`flash_sale/items?session=${now + hourMs}`);
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
