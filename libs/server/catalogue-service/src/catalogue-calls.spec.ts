import type { HomeSection, Shop } from '@pasar/catalogue-contract';
import { minuteMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { addCategory } from './testing/insert-catalogue.ts';
import { now, setUpCatalogue } from './testing/set-up-catalogue.ts';

const { get, readDb } = setUpCatalogue();

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
  expect(await get(market, url)).toMatchObject({ status, error });
});

it.each(['shopid=1', 'userid=9001', 'username=sunday.finds'])('finds a shop by %s', async (key) => {
  const { data } = await get<{ shop: Shop; collections: unknown }>('SG', `/api/v4/shop/get?${key}`);
  expect([data.shop.shopid, data.collections]).toEqual([1, [{ id: 5, name: 'Best sellers', item_count: 1 }]]);
});

/** @spec get-shopid-by-username */
it('finds the shop behind a username', async () => {
  const { data } = await get('SG', '/api/v4/pdp/get_shopid_by_username/?username=Sunday.Finds');
  expect(data).toEqual({ shop_id: 1 });
});

it('orders the sections of the home page, and omits empty ones', async () => {
  const { data } = await get<{ sections: HomeSection[] }>('SG', '/api/v4/home/sections');
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
  expect(data.sections[1]).toMatchObject({ ends_at: now + minuteMs });
});

it.each([
  ['first', ['categories', 'flash-sale'], ['mall', 'top-products', 'supermarket']],
  ['later', ['mall', 'top-products', 'supermarket'], undefined],
])('returns the %s part of the home page alone', async (part, kinds, later) => {
  const { data } = await get<{ sections: HomeSection[]; later?: string[] }>(
    'SG',
    `/api/v4/home/sections?part=${part}`,
  );
  expect(data.sections.map(({ kind }) => kind)).toEqual(kinds);
  expect(data.later).toEqual(later);
});

it('lists purchasable items in Daily Discover, newest first', async () => {
  const { data } = await get<{ items: { itemid: number }[] }>('SG', '/api/v4/home/daily_discover');
  expect(data.items.map(({ itemid }) => itemid)).toEqual([5, 2, 1]);
});

it('lists parents before children', async () => {
  const { data } = await get<{ categories: { catid: number }[] }>('SG', '/api/v4/category/tree');
  expect(data.categories.map(({ catid }) => catid)).toEqual([1, 11]);
});

it('shows two rows of categories on the home page, and every category in the tree', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 100 + index);
  for (const id of ids) await addCategory(readDb(), 'ID', [id], `Category ${id}`);
  const home = await get<{ sections: HomeSection[] }>('ID', '/api/v4/home/sections?part=first');
  const [row] = home.data.sections;
  expect(row).toMatchObject({ kind: 'categories', categories: { length: 24 } });
  const tree = await get<{ categories: unknown[] }>('ID', '/api/v4/category/tree');
  expect(tree.data.categories).toHaveLength(30);
});
