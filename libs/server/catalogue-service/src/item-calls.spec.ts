import type { ItemDetail, Rating } from '@pasar/catalogue-contract';
import { minuteMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { now, setUpCatalogue } from './testing/set-up-catalogue.ts';

const { get, readDb } = setUpCatalogue();

it('returns every field of an item', async () => {
  const { data } = await get<ItemDetail>('SG', '/api/v4/item/get?shopid=1&itemid=1');
  expect(data).toMatchObject({
    itemid: 1,
    picture: { id: 'spec', width: 640, height: 480 },
    price: { amount: 1000, currency: 'SGD' },
    is_on_flash_sale: false,
    categories: [
      { catid: 1, level: 1, item_count: 5 },
      { catid: 11, parent_id: 1, level: 2, item_count: 3 },
    ],
    hashtags: ['gift', 'trainers'],
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
    (await get<ItemDetail>('SG', `/api/v4/item/get?shopid=1&itemid=${itemid}`)).data;
  const walking = await ask(2);
  expect(walking).toMatchObject({
    gtin: '4006381333931',
    sku: 'W-1',
    condition: 'refurbished',
    gender: 'female',
  });
  for (const name of ['mpn', 'age_group', 'size_system', 'hashtags'])
    expect(walking).not.toHaveProperty(name);
  const { models = [] } = (await ask(1)) ?? {};
  expect(models.map(({ mpn }) => mpn)).toEqual([undefined, 'R-2']);
});

/** @spec item-get amb-item-get-extras */
it('returns known extras and ignores others', async () => {
  const ask = async (extras: string) =>
    (await get<ItemDetail>('SG', `/api/v4/item/get?shopid=1&itemid=1${extras}`)).data;
  const plain = await ask('');
  expect(plain).not.toHaveProperty('deals');
  expect(await ask('&version=2&source=feed')).toEqual(plain);
  const { data: deals } = await get('SG', '/api/v4/item/deals?shopid=1&itemid=1');
  const { data: shipping } = await get('SG', '/api/v4/item/shipping_fee?shopid=1&itemid=1');
  expect(await ask('&deals=true&shipping=true')).toEqual({ ...plain, deals, shipping });
});

it.each(['deals=perhaps', `source=${'a'.repeat(201)}`, 'shopid=x'])('rejects the extra %s', async (extra) => {
  const { status, error } = await get('SG', `/api/v4/item/get?itemid=1&shopid=1&${extra}`);
  expect([status, error]).toEqual([400, 1]);
});

it('shows the running flash sale', async () => {
  const { data } = await get<ItemDetail>('SG', '/api/v4/item/get?shopid=1&itemid=2');
  expect(data).toMatchObject({
    is_on_flash_sale: true,
    flash_sale_stock: 5,
    flash_sale: { ends_at: now + minuteMs, stock: 9, sold: 4, price: { amount: 900, currency: 'SGD' } },
  });
});

it('tells a member how many units of the flash sale they can still buy', async () => {
  const readLeft = async (user?: number) =>
    (await get<ItemDetail>('SG', '/api/v4/item/get?shopid=1&itemid=2', user)).data?.flash_sale?.left_for_user;
  expect([await readLeft(), await readLeft(7)]).toEqual([undefined, 2]);
  const use = { user_id: 7, market: 'SG', shopid: 1, itemid: 2, starts_at: now - 5, quantity: 1 };
  await readDb().insertInto('flash_sale_use').values(use).execute();
  expect([await readLeft(), await readLeft(7), await readLeft(8)]).toEqual([undefined, 1, 2]);
});

it.each([
  ['', [3, 2, 1]],
  ['&star=5', [3, 2]],
  ['&with_comment=true', [3, 1]],
  ['&with_picture=true', [3]],
])('reads ratings, newest first%s', async (filter, ids) => {
  const { data } = await get<{ ratings: Rating[] }>('SG', `/api/v4/item/ratings?shopid=1&itemid=1${filter}`);
  expect(data.ratings.map(({ id }) => id)).toEqual(ids);
});

it('pages through ratings', async () => {
  const url = '/api/v4/item/ratings?shopid=1&itemid=1&limit=2';
  const { data: first } = await get<{ ratings: Rating[]; next: string }>('SG', url);
  const { data: second } = await get<{ ratings: Rating[]; next?: string }>(
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
  const { data } = await get<{ items: { itemid: number }[] }>(
    'SG',
    `/api/v4/item/recommend?shopid=1&itemid=1&section=${section}`,
  );
  expect(data.items.map(({ itemid }) => itemid)).toEqual(ids);
});
