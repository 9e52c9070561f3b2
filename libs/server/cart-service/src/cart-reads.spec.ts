import { beforeEach, describe, expect, it } from 'vitest';
import { insertItem, insertVoucher } from './testing/index.ts';
import { item11, model121, setUpCartCalls } from './testing/set-up-cart-calls.ts';

const { add, call, callAsVisitor, readDb } = setUpCartCalls();

type Shop = { readonly shopid: number; readonly delivery?: object };

it('shows shops and lines, the latest addition first, with totals of the purchasable lines', async () => {
  await add({ ...item11, quantity: 2 });
  await add({ ...model121, quantity: 1 });
  const { data } = await call('get');
  expect(data).toMatchObject({
    shops: [
      { shopid: 2, username: 'shop2', lines: [{ ...model121, model_name: 'Model 121', stock: 3 }] },
      { shopid: 1, username: 'shop1', lines: [{ ...item11, quantity: 2 }] },
    ],
    line_count: 2,
    checked_count: 3,
    total: { amount: 2700, currency: 'SGD' },
  });
});

it('reports the problem of a line, and excludes it from the totals', async () => {
  await insertItem(readDb(), 18);
  await add({ shopid: 1, itemid: 18, quantity: 3 });
  await readDb().updateTable('item').set({ stock: 2 }).where('itemid', '=', 18).execute();
  expect((await call('get')).data).toMatchObject({
    shops: [{ lines: [{ problem: 'not-enough-stock', stock: 2 }] }],
    total: { amount: 0 },
  });
  await readDb().deleteFrom('item').where('itemid', '=', 18).execute();
  expect((await call('get')).data).toMatchObject({
    shops: [{ name: 'Shop 1', lines: [{ problem: 'missing', name: '' }] }],
    total: { amount: 0 },
  });
});

it('estimates a shop’s parcel to the address as checkout will, whatever region was chosen, and omits it if nothing can be sent', async () => {
  await readDb()
    .insertInto('address')
    .values({
      ...{ user_id: 7, id: 1, market: 'SG', name: 'Mei', phone: '+6591234567', is_default: true },
      ...{ street: 'Bedok North', unit: '', district: '', city: '', state: '', postcode: '460101' },
      created_at: 1,
    })
    .execute();
  await add({ ...item11, quantity: 1 });
  await add({ ...model121, quantity: 1 });
  await readDb().updateTable('model').set({ stock: 0 }).where('modelid', '=', 121).execute();
  const { shops } = (await call('get', undefined, 7, 'West')).data;
  await readDb().updateTable('model').set({ stock: 3 }).where('modelid', '=', 121).execute();
  const deliveries = new Map(shops.map(({ shopid, delivery }: Shop) => [shopid, delivery]));
  expect(deliveries.get(1)).toMatchObject({
    fee: { currency: 'SGD' },
    arrives: {
      from: expect.stringMatching(/^1970-01-/),
      to: expect.stringMatching(/^1970-01-/),
      place: 'Bedok',
    },
  });
  expect(deliveries.get(2)).toBeUndefined();
});

it('keeps carts separate, and returns an empty one to an anonymous visitor', async () => {
  await add({ ...item11, quantity: 1 });
  expect(await call('mini', undefined, 8)).toMatchObject({ data: { line_count: 0 } });
  const visitor = await callAsVisitor('mini');
  expect(visitor.json()).toEqual({ error: 0, data: { line_count: 0, lines: [] } });
  const other = await callAsVisitor('get');
  expect(other.json()).toMatchObject({ error: 0, data: { line_count: 0, shops: [] } });
});

const bundle = { market: 'SG', shopid: 1, dealid: 71 };

it.each([
  ['one item', 'lines=11.0.1', [{}], 1000, 0],
  [
    'a bundle',
    'lines=11.0.1,19.0.1',
    [{ deal_label: 'Two, 10% off' }, { deal_label: 'Two, 10% off' }],
    2700,
    300,
  ],
  [
    'unavailable lines are not counted',
    'lines=19.0.1,13.0.1,99.0.1',
    [{}, { problem: 'out-of-stock' }, { problem: 'missing' }],
    2000,
    0,
  ],
])('quotes %s to anybody, without changing carts', async (_, query, lines, total, saved) => {
  await insertItem(readDb(), 19, { price: 2000 });
  const deal = { label: 'Two, 10% off', min_quantity: 2, percent_off: 10, starts_at: 0, ends_at: 1e6 };
  await readDb()
    .insertInto('bundle_deal')
    .values({ ...bundle, ...deal })
    .execute();
  const items = [11, 19].map((itemid) => ({ ...bundle, itemid }));
  await readDb().insertInto('bundle_deal_item').values(items).execute();
  const url = `quote?shopid=1&${query}`;
  const answer = await callAsVisitor(url);
  expect(answer.json().data).toMatchObject({
    ...{ lines, total: { amount: total, currency: 'SGD' }, saved: { amount: saved } },
  });
  expect(await call('get')).toMatchObject({ data: { line_count: 0 } });
  for (const table of ['bundle_deal_item', 'bundle_deal'] as const)
    await readDb().deleteFrom(table).execute();
  await readDb().deleteFrom('item').where('itemid', '=', 19).execute();
});

it.each([
  '',
  'lines=',
  'lines=11',
  'lines=11.0.0',
  'lines=11.0.1000',
  'lines=11.0.1,',
  'lines=11.0.1&price=1',
])('quotes nothing for %j', async (query) => {
  const url = `quote?shopid=1&${query}`;
  expect((await callAsVisitor(url)).json()).toMatchObject({ error: 1 });
});

it('says from which total a voucher that can be used pays the delivery', async () => {
  const free = { kind: 'free-shipping', shopid: null, ends_at: 1e15 } as const;
  const read = async () => (await call('get')).data.free_delivery;
  expect(await read()).toBeUndefined();
  await insertVoucher(readDb(), { ...free, code: 'FREE30', min_spend: 3000 });
  await insertVoucher(readDb(), { ...free, code: 'ENDED', min_spend: 100, ends_at: 1 });
  await insertVoucher(readDb(), { ...free, code: 'SHOP', min_spend: 200, shopid: 1 });
  await insertVoucher(readDb(), { ...free, code: 'HIDDEN', min_spend: 300, is_listed: false });
  await insertVoucher(readDb(), { ...free, code: 'GONE', min_spend: 400, uses_left: 0 });
  expect(await read()).toEqual({ from: { amount: 3000, currency: 'SGD' } });
  await insertVoucher(readDb(), { ...free, code: 'USED', min_spend: 500, per_user_limit: 1 });
  await readDb()
    .insertInto('voucher_use')
    .values({ market: 'SG', code: 'USED', user_id: 7, checkoutid: 1, used_at: 1 })
    .execute();
  expect(await read()).toEqual({ from: { amount: 3000, currency: 'SGD' } });
  await readDb().deleteFrom('voucher').execute();
});

it('names no voucher for a delivery that is free anyway', async () => {
  const read = async () => (await call('get')).data.free_delivery;
  const setFees = (shipping_min: number, shipping_max: number) =>
    readDb().updateTable('item').set({ shipping_min, shipping_max }).where('itemid', '=', 11).execute();
  await insertVoucher(readDb(), { code: 'FREE30', kind: 'free-shipping', min_spend: 3000, ends_at: 1e15 });
  await add({ ...item11, quantity: 1 });
  expect(await read()).toEqual({ from: { amount: 3000, currency: 'SGD' } });
  await setFees(0, 0);
  expect(await read()).toBeUndefined();
  await setFees(100, 250);
  await readDb().deleteFrom('voucher').execute();
});

describe('without an address', () => {
  beforeEach(async () => {
    await readDb().deleteFrom('address').where('user_id', '=', 7).execute();
    await readDb().updateTable('shop').set({ location: 'Bedok' }).where('shopid', '=', 1).execute();
    await add({ ...item11, quantity: 1 });
  });

  it('estimates a parcel anywhere in the market, with the lowest and the highest fee', async () => {
    const { shops } = (await call('get')).data;
    expect(shops[0]?.delivery).toMatchObject({
      fee: { amount: 200 },
      fee_max: { amount: 375 },
      arrives: { place: 'Singapore' },
    });
  });

  it.each([
    ['the chosen region', 'East', { fee: { amount: 200 }, arrives: { place: 'East' } }],
    ['another region', 'West', { fee: { amount: 375 }, arrives: { place: 'West' } }],
    ['anywhere, for a region of no market', 'Nowhere', { fee_max: { amount: 375 } }],
  ])('estimates a parcel to %s', async (_, region, expected) => {
    const { shops } = (await call('get', undefined, 7, region)).data;
    expect(shops[0]?.delivery).toMatchObject(expected);
    expect(shops[0]?.delivery?.fee_max === undefined).toBe(!('fee_max' in expected));
  });
});
