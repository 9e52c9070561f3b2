import { createServer } from '@pasar/http-server';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerCartCalls } from './register-cart-calls.ts';
import { createCartPorts, insertShop, insertItem, insertVoucher } from './testing/index.ts';

let store: TestDatabase;
let app: FastifyInstance;
let now = 1000;

beforeAll(async () => {
  store = await createTestDatabase();
  // The token is the user's id; user 9001 has shop 1, where user 9002 works.
  const find = async (token: string) => ({
    userid: Number(token),
    ...(token === '9001' && { shopid: 1 }),
    ...(token === '9002' && { seat: { shopid: 1, role: 'service' } as const }),
  });
  app = await createServer({ sessions: { find }, now: () => (now += 1), logLevel: 'silent' });
  registerCartCalls(app, createCartPorts(store));
  for (const shopid of [1, 2]) await insertShop(store.db, shopid);
  await insertShop(store.db, 3, { holiday_mode_on: true });
  await insertItem(store.db, 11, { stock: 5 });
  await insertItem(store.db, 12, { shopid: 2, models: { 121: { stock: 3, price: 700 }, 122: { stock: 0 } } });
  await insertItem(store.db, 13, { stock: 0 });
  await insertItem(store.db, 14, { status: 2 });
  await insertItem(store.db, 15, { is_adult: true });
  await insertItem(store.db, 16, { shopid: 3 });
  await insertItem(store.db, 17, {
    stock: 5000,
    wholesale_tiers: JSON.stringify([{ min_quantity: 10, price: 800 }]),
  });
});
beforeEach(() => store.db.deleteFrom('cart_line').execute());
afterAll(async () => {
  await app.close();
  await store.close();
});

type Body = Record<string, unknown>;
type Shop = { readonly shopid: number; readonly delivery?: object };
async function call(url: string, body?: Body, user = 7) {
  const headers = {
    host: 'sg.localhost',
    cookie: `__Host-session=${user}`,
    'sec-fetch-site': 'same-origin',
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await app.inject({
    url: `/api/v4/cart/${url}`,
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { payload: JSON.stringify(body) }),
  });
  return answer.json();
}
const add = (body: Body, user?: number) => call('add_to_cart', body, user);
const item11 = { shopid: 1, itemid: 11 };
const model121 = { shopid: 2, itemid: 12, modelid: 121 };

/** Invalid additions, their error code, and the shopper. */
const refusals: [string, Body, number, number?][] = [
  ['a quantity of -1', { ...item11, quantity: -1 }, 1],
  ['a quantity of 0', { ...item11, quantity: 0 }, 1],
  ['a quantity of 1.5', { ...item11, quantity: 1.5 }, 1],
  ['a quantity of 1e9', { ...item11, quantity: 1e9 }, 1],
  ['a quantity as a text', { ...item11, quantity: '1' }, 1],
  ['a price of the client', { ...item11, quantity: 1, price: 1 }, 1],
  ['more than the stock', { ...item11, quantity: 6 }, 15020018],
  ['an unknown item', { shopid: 1, itemid: 99, quantity: 1 }, 4],
  ["another shop's item", { shopid: 2, itemid: 11, quantity: 1 }, 4],
  ['an unknown model', { ...item11, modelid: 121, quantity: 1 }, 4],
  ['an item without its model', { shopid: 2, itemid: 12, quantity: 1 }, 70000006],
  ['a model without stock', { shopid: 2, itemid: 12, modelid: 122, quantity: 1 }, 6],
  ['an item without stock', { shopid: 1, itemid: 13, quantity: 1 }, 6],
  ['a delisted item', { shopid: 1, itemid: 14, quantity: 1 }, 70000006],
  ['an item for adults', { shopid: 1, itemid: 15, quantity: 1 }, 70000008],
  ['an item of a shop on holiday', { shopid: 3, itemid: 16, quantity: 1 }, 70000006],
  ["an item of the shopper's own shop", { ...item11, quantity: 1 }, 70000007, 9001],
  ['an item of the shop that the shopper works for', { ...item11, quantity: 1 }, 70000007, 9002],
];
it.each(refusals)('rejects %s', async (_, body, code, user) => {
  expect(await add(body, user)).toMatchObject({ error: code });
  expect(await call('get', undefined, user)).toMatchObject({ data: { line_count: 0 } });
});

it('adds to an existing line', async () => {
  await add({ ...item11, quantity: 2 });
  const answer = await add({ ...item11, quantity: 3 });
  expect(answer.data.cart_item).toMatchObject({ quantity: 5, subtotal: { amount: 5000, currency: 'SGD' } });
  expect(await add({ ...item11, quantity: 1 })).toMatchObject({ error: 15020018 });
});

it('sets the quantity instead of adding when requested', async () => {
  await add({ ...item11, quantity: 4 });
  const answer = await add({ ...item11, quantity: 2, donot_add_quantity: true, checkout: false });
  expect(answer.data.cart_item).toMatchObject({ quantity: 2, checked: false });
});

it('changes only the selection when requested', async () => {
  await add({ ...item11, quantity: 4 });
  const answer = await add({ ...item11, quantity: 1, update_checkout_only: true, checkout: false });
  expect(answer.data.cart_item).toMatchObject({ quantity: 4, checked: false });
});

it('counts every one of many concurrent additions', async () => {
  const tries = Array.from({ length: 20 }, () => add({ ...item11, quantity: 1 }));
  const errors = (await Promise.all(tries)).map(({ error }) => error);
  expect(errors.filter((error) => error === 0)).toHaveLength(5);
  expect(errors.filter((error) => error === 15020018)).toHaveLength(15);
  expect(await call('mini')).toMatchObject({ data: { line_count: 1, lines: [{ quantity: 5 }] } });
});

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
  await insertItem(store.db, 18);
  await add({ shopid: 1, itemid: 18, quantity: 3 });
  await store.db.updateTable('item').set({ stock: 2 }).where('itemid', '=', 18).execute();
  expect((await call('get')).data).toMatchObject({
    shops: [{ lines: [{ problem: 'not-enough-stock', stock: 2 }] }],
    total: { amount: 0 },
  });
  await store.db.deleteFrom('item').where('itemid', '=', 18).execute();
  expect((await call('get')).data).toMatchObject({
    shops: [{ name: 'Shop 1', lines: [{ problem: 'missing', name: '' }] }],
    total: { amount: 0 },
  });
});

it("applies the item's wholesale price", async () => {
  const { data } = await add({ shopid: 1, itemid: 17, quantity: 10 });
  expect(data.cart_item).toMatchObject({ price: { amount: 800 }, subtotal: { amount: 8000 } });
});

it('estimates a shop’s parcel as checkout will, and omits it if nothing can be sent', async () => {
  await store.db
    .insertInto('address')
    .values({
      ...{ user_id: 7, id: 1, market: 'SG', name: 'Mei', phone: '+6591234567', is_default: true },
      ...{ street: 'Bedok North', unit: '', district: '', city: '', state: '', postcode: '460101' },
      created_at: 1,
    })
    .execute();
  await add({ ...item11, quantity: 1 });
  await add({ ...model121, quantity: 1 });
  await store.db.updateTable('model').set({ stock: 0 }).where('modelid', '=', 121).execute();
  const { shops } = (await call('get')).data;
  await store.db.updateTable('model').set({ stock: 3 }).where('modelid', '=', 121).execute();
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

it('changes all lines or none', async () => {
  await add({ ...item11, quantity: 1 });
  const lines = [
    { ...item11, quantity: 2 },
    { ...model121, checked: false },
  ];
  expect(await call('update', { lines })).toMatchObject({ error: 4 });
  expect((await call('mini')).data.lines).toMatchObject([{ quantity: 1 }]);
  expect(await call('update', { lines: [{ ...item11, quantity: 6 }] })).toMatchObject({ error: 15020018 });
  const changed = await call('update', { lines: [{ ...item11, quantity: 3, checked: false }] });
  expect(changed.data).toMatchObject({
    checked_count: 0,
    shops: [{ lines: [{ quantity: 3, checked: false }] }],
  });
});

it('removes lines, and ignores a missing one', async () => {
  await add({ ...item11, quantity: 1 });
  await add({ ...model121, quantity: 1 });
  expect((await call('remove', { lines: [item11] })).data).toMatchObject({ line_count: 1 });
  expect((await call('remove', { lines: [item11, model121] })).data).toMatchObject({
    line_count: 0,
    shops: [],
  });
});

it('keeps carts separate, and returns an empty one to an anonymous visitor', async () => {
  await add({ ...item11, quantity: 1 });
  expect(await call('mini', undefined, 8)).toMatchObject({ data: { line_count: 0 } });
  const visitor = await app.inject({ url: '/api/v4/cart/mini', headers: { host: 'sg.localhost' } });
  expect(visitor.json()).toEqual({ error: 0, data: { line_count: 0, lines: [] } });
  const other = await app.inject({ url: '/api/v4/cart/get', headers: { host: 'sg.localhost' } });
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
  await insertItem(store.db, 19, { price: 2000 });
  const deal = { label: 'Two, 10% off', min_quantity: 2, percent_off: 10, starts_at: 0, ends_at: 1e6 };
  await store.db
    .insertInto('bundle_deal')
    .values({ ...bundle, ...deal })
    .execute();
  const items = [11, 19].map((itemid) => ({ ...bundle, itemid }));
  await store.db.insertInto('bundle_deal_item').values(items).execute();
  const url = `/api/v4/cart/quote?shopid=1&${query}`;
  const answer = await app.inject({ url, headers: { host: 'sg.localhost' } });
  expect(answer.json().data).toMatchObject({
    ...{ lines, total: { amount: total, currency: 'SGD' }, saved: { amount: saved } },
  });
  expect(await call('get')).toMatchObject({ data: { line_count: 0 } });
  for (const table of ['bundle_deal_item', 'bundle_deal'] as const)
    await store.db.deleteFrom(table).execute();
  await store.db.deleteFrom('item').where('itemid', '=', 19).execute();
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
  const url = `/api/v4/cart/quote?shopid=1&${query}`;
  expect((await app.inject({ url, headers: { host: 'sg.localhost' } })).json()).toMatchObject({ error: 1 });
});

it('says from which total a voucher that can be used pays the delivery', async () => {
  const free = { kind: 'free-shipping', shopid: null, ends_at: 1e15 } as const;
  const read = async () => (await call('get')).data.free_delivery;
  expect(await read()).toBeUndefined();
  await insertVoucher(store.db, { ...free, code: 'FREE30', min_spend: 3000 });
  await insertVoucher(store.db, { ...free, code: 'ENDED', min_spend: 100, ends_at: 1 });
  await insertVoucher(store.db, { ...free, code: 'SHOP', min_spend: 200, shopid: 1 });
  await insertVoucher(store.db, { ...free, code: 'HIDDEN', min_spend: 300, is_listed: false });
  await insertVoucher(store.db, { ...free, code: 'GONE', min_spend: 400, uses_left: 0 });
  expect(await read()).toEqual({ from: { amount: 3000, currency: 'SGD' } });
  await insertVoucher(store.db, { ...free, code: 'USED', min_spend: 500, per_user_limit: 1 });
  await store.db
    .insertInto('voucher_use')
    .values({ market: 'SG', code: 'USED', user_id: 7, checkoutid: 1, used_at: 1 })
    .execute();
  expect(await read()).toEqual({ from: { amount: 3000, currency: 'SGD' } });
  await store.db.deleteFrom('voucher').execute();
});
