import { createServer } from '@pasar/http-server';
import type { RateWindows } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { errorCodes } from '@pasar/error-catalogue';
import { accountRules, marketByCode } from '@pasar/markets';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deleteExpiredGuestCarts } from './guest-carts.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { registerCartCalls } from './register-cart-calls.ts';
import { createCartPorts, insertItem, insertShop } from './testing/index.ts';

const dayMs = 86_400_000;
const cookieName = '__Host-guest_cart';
const host = 'sg.localhost';
const item11 = { shopid: 1, itemid: 11 };
const item12 = { shopid: 1, itemid: 12 };

let store: TestDatabase;
let app: FastifyInstance;
let now = dayMs;
const limits = memoryRateWindows();
let lastKey = '';

beforeAll(async () => {
  store = await createTestDatabase();
  const find = async (token: string) => ({ userid: Number(token), ...(token === '9001' && { shopid: 1 }) });
  app = await createServer({ sessions: { find }, now: () => now, logLevel: 'silent', callsPerMinute: 1e6 });
  const hit: RateWindows['hit'] = (key, ...window) => limits.hit((lastKey = key), ...window);
  registerCartCalls(app, { ...createCartPorts(store), limits: { ...limits, hit } });
  await insertShop(store.db, 1);
  await insertItem(store.db, 11, { stock: 5 });
  await insertItem(store.db, 12, { models: { 121: { stock: 3 }, 122: { stock: 9 } } });
  await insertItem(store.db, 13, { stock: 0 });
  await insertItem(store.db, 14, { stock: 4 });
});
beforeEach(async () => {
  now = dayMs;
  for (const table of ['guest_cart', 'cart_line', 'saved_line'] as const)
    await store.db.deleteFrom(table).execute();
  await store.db.updateTable('item').set({ stock: 4 }).where('itemid', '=', 14).execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

type Browser = { cart?: string; session?: number };

/** Sends a call as a browser does, which keeps the cookie of its cart. */
async function call(
  browser: Browser,
  path: string,
  body?: object,
  { address = '198.51.100.1', ...more }: Record<string, string> = {},
) {
  const cookies = [
    browser.cart !== undefined && `${cookieName}=${browser.cart}`,
    browser.session !== undefined && `__Host-session=${browser.session}`,
  ];
  const answer = await app.inject({
    url: `/api/v4/cart/${path}`,
    method: body ? 'POST' : 'GET',
    headers: {
      host,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      cookie: cookies.filter(Boolean).join('; '),
      ...more,
    },
    ...(body && { payload: body }),
  });
  const set = answer.cookies.find(({ name }) => name === cookieName);
  if (set) browser.cart = set.value === '' ? '' : set.value;
  if (set?.value === '') delete browser.cart;
  return { ...answer.json(), set };
}

const add = (browser: Browser, key: object, quantity = 1, more?: Record<string, string>) =>
  call(browser, 'add_to_cart', { ...key, quantity }, more);

const linesOf = async (browser: Browser) =>
  (await call(browser, 'get')).data.shops
    .flatMap(({ lines }: { lines: Record<string, unknown>[] }) => lines)
    .map(({ itemid, modelid = 0, quantity, problem = 'none' }: Record<string, unknown>) =>
      [itemid, modelid, quantity, problem].join(' '),
    )
    .toSorted();

const countRows = async () => {
  const counts = [];
  for (const table of ['guest_cart', 'cart_line', 'saved_line'] as const)
    counts.push((await store.db.selectFrom(table).selectAll().execute()).length);
  return counts;
};

/** Signs the browser in as a member, as every sign-in does. */
async function signIn(browser: Browser, userid: number) {
  const cookies = { guestCart: browser.cart, read: () => undefined, keepGuestCart: () => undefined };
  const forgetGuestCart = () => void delete browser.cart;
  const market = marketByCode('SG');
  await mergeGuestCart({ db: store.db }, { market, now, cookies: { ...cookies, forgetGuestCart } }, userid);
  browser.session = userid;
}

it('starts a cart with the first addition, and stores only the hash of its token', async () => {
  const guest: Browser = {};
  expect(await call(guest, 'get')).toMatchObject({ error: 0, data: { line_count: 0 } });
  expect(await call(guest, 'mini')).toMatchObject({ error: 0, data: { line_count: 0 } });
  expect([guest.cart, await countRows()]).toEqual([undefined, [0, 0, 0]]);

  const { set } = await add(guest, item11, 2);
  expect(set).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', value: guest.cart });
  expect(set).not.toHaveProperty('domain');
  expect(guest.cart).toMatch(/^[\w-]{43}$/);
  expect(await countRows()).toEqual([1, 1, 0]);
  expect(JSON.stringify(await store.db.selectFrom('guest_cart').selectAll().execute())).not.toContain(
    guest.cart,
  );
  expect(await call(guest, 'mini')).toMatchObject({ data: { line_count: 1, lines: [{ itemid: 11 }] } });
});

it.each([
  ['an item that does not exist', 'add_to_cart', { shopid: 1, itemid: 99, quantity: 1 }, 4],
  ['a sold-out item', 'add_to_cart', { shopid: 1, itemid: 13, quantity: 1 }, 6],
  ['more than the stock', 'add_to_cart', { ...item11, quantity: 6 }, 15020018],
  ['a change without a cart', 'update', { lines: [{ ...item11, quantity: 2 }] }, 4],
  ['saving what is not in the cart', 'save_for_later', { lines: [item11] }, 4],
  ['moving what is not saved', 'move_to_cart', { lines: [item11] }, 4],
])('starts no cart for %s', async (_, path, body, error) => {
  const guest: Browser = {};
  expect(await call(guest, path, body)).toMatchObject({ error });
  expect([guest.cart, await countRows()]).toEqual([undefined, [0, 0, 0]]);
});

it('changes, removes, saves for later and adds again by the rules of members', async () => {
  const guest: Browser = {};
  await add(guest, item11, 2);
  await add(guest, { ...item12, modelid: 121 }, 1);
  await call(guest, 'update', { lines: [{ ...item11, quantity: 4, checked: false }] });
  await call(guest, 'change_model', { ...item12, modelid: 121, to_modelid: 122 });
  expect(await linesOf(guest)).toEqual(['11 0 4 none', '12 122 1 none']);
  expect(await call(guest, 'update', { lines: [{ ...item11, quantity: 6 }] })).toMatchObject({
    error: 15020018,
  });
  await call(guest, 'save_for_later', { lines: [item11] });
  expect((await call(guest, 'saved')).data.lines).toMatchObject([{ itemid: 11, quantity: 4 }]);
  await call(guest, 'move_to_cart', { lines: [item11] });
  await call(guest, 'remove', { lines: [{ ...item12, modelid: 122 }] });
  expect(await linesOf(guest)).toEqual(['11 0 4 none']);
  expect(await call(guest, 'models?shopid=1&itemid=12')).toMatchObject({
    data: { models: [{ modelid: 121 }, { modelid: 122 }] },
  });
});

it.each([
  ['another token', 'x'.repeat(43)],
  ['no token', ''],
  ['the id of a cart', '123'],
  ['SQL', "' or 1=1 --"],
])('gives %s nothing of a guest’s cart', async (_, cart) => {
  const guest: Browser = {};
  await add(guest, item11);
  const other: Browser = { cart: encodeURIComponent(cart) };
  expect(await call(other, 'get')).toMatchObject({ error: 0, data: { line_count: 0 } });
  await call(other, 'remove', { lines: [item11] });
  expect(await linesOf(guest)).toEqual(['11 0 1 none']);
  await add(other, item11, 3);
  expect([await linesOf(guest), await linesOf(other)]).toEqual([['11 0 1 none'], ['11 0 3 none']]);
  expect(other.cart).not.toBe(guest.cart);
});

it('does not find the cart of another market’s host', async () => {
  const guest: Browser = {};
  await add(guest, item11);
  expect(await call(guest, 'mini', undefined, { host: 'my.localhost' })).toMatchObject({
    data: { line_count: 0 },
  });
});

it('merges the cart into the member’s: same variants add up, limited by the stock, sold-out lines stay', async () => {
  const guest: Browser = {};
  await add({ session: 7 }, item11, 4);
  await add(guest, item11, 3);
  await add(guest, { ...item12, modelid: 121 }, 2);
  await add(guest, { shopid: 1, itemid: 14 }, 3);
  await call(guest, 'save_for_later', { lines: [{ ...item12, modelid: 121 }] });
  await store.db.updateTable('item').set({ stock: 0 }).where('itemid', '=', 14).execute();
  await signIn(guest, 7);
  expect(await linesOf(guest)).toEqual(['11 0 5 none', '14 0 3 out-of-stock']);
  expect((await call(guest, 'saved')).data.lines).toMatchObject([{ itemid: 12, modelid: 121, quantity: 2 }]);
  expect([guest.cart, await countRows()]).toEqual([undefined, [0, 2, 1]]);
});

it('keeps the price that the guest saw, and marks it in the member’s cart once it has changed', async () => {
  const guest: Browser = {};
  await add(guest, item11);
  await store.db.updateTable('item').set({ price: 1200 }).where('itemid', '=', 11).execute();
  await signIn(guest, 7);
  const { data } = await call(guest, 'get');
  await store.db.updateTable('item').set({ price: 1000 }).where('itemid', '=', 11).execute();
  expect(data.shops[0].lines).toMatchObject([
    { price: { amount: 1200 }, seen_price: { amount: 1000, currency: 'SGD' } },
  ]);
});

it('merges once, however many requests sign in with the same cart', async () => {
  const guest: Browser = {};
  await add(guest, item11, 2);
  const browsers = Array.from({ length: 20 }, () => ({ ...guest }));
  await Promise.all(browsers.map((browser) => signIn(browser, 7)));
  expect(await linesOf({ session: 7 })).toEqual(['11 0 2 none']);
});

it('merges the carts of several browsers into one member’s at once', async () => {
  const guests: Browser[] = Array.from({ length: 8 }, () => ({}));
  for (const guest of guests) {
    await add(guest, { ...item12, modelid: 122 }, 1);
    await add(guest, item11, 1);
  }
  await Promise.all(guests.map((guest) => signIn(guest, 7)));
  expect(await linesOf({ session: 7 })).toEqual(['11 0 5 none', '12 122 8 none']);
  expect(await countRows()).toEqual([0, 2, 0]);
});

/** @spec atc-login */
it('has no carts for guests where the market’s row says so', async () => {
  vi.spyOn(accountRules, 'SG', 'get').mockReturnValue({ ...accountRules.SG, guestCart: false });
  const guest: Browser = {};
  const refused = { error: errorCodes.NOT_LOGGED_IN };
  expect(await add(guest, item11)).toMatchObject(refused);
  for (const path of ['get', 'saved']) expect(await call(guest, path)).toMatchObject(refused);
  for (const path of ['update', 'remove', 'save_for_later', 'move_to_cart'])
    expect(await call(guest, path, { lines: [item11] })).toMatchObject(refused);
  expect([guest.cart, await countRows()]).toEqual([undefined, [0, 0, 0]]);
  expect(await add({ session: 7 }, item11)).toMatchObject({ error: 0 });
});

it('loses nothing that is added while the cart is merged', async () => {
  const guest: Browser = {};
  await add(guest, item11);
  const tabs = Array.from({ length: 6 }, () => ({ ...guest }));
  const adding = tabs.map((tab) => add(tab, { ...item12, modelid: 122 }));
  await Promise.all([...adding, signIn({ ...guest }, 7)]);
  for (const { error } of await Promise.all(adding)) expect(error).toBe(0);
  // A tab whose addition came too late has a cart of its own, which the member's next call merges.
  for (const { cart } of tabs) if (cart) await linesOf({ session: 7, cart });
  expect(await linesOf({ session: 7 })).toEqual(['11 0 1 none', '12 122 6 none']);
  expect(await countRows()).toEqual([0, 2, 0]);
});

it('marks a line of the member’s own shop', async () => {
  const guest: Browser = {};
  await add(guest, item11);
  await signIn(guest, 9001);
  expect(await linesOf(guest)).toEqual(['11 0 1 own-shop']);
});

it('saves for later what a full cart has no room for', async () => {
  const rows = Array.from({ length: 499 }, (_, at) => ({
    ...{ user_id: 7, market: 'SG', shopid: 2, itemid: 1000 + at, modelid: 0 },
    ...{ quantity: 1, checked: true, added_at: 1 },
  }));
  await store.db.insertInto('cart_line').values(rows).execute();
  const guest: Browser = {};
  await add(guest, { ...item12, modelid: 121 });
  now += 1;
  await add(guest, item11);
  await signIn(guest, 7);
  expect(await countRows()).toEqual([0, 500, 1]);
  expect((await call(guest, 'saved')).data.lines).toMatchObject([{ itemid: 12 }]);
});

it('limits the lines of a guest’s cart', async () => {
  const guest: Browser = {};
  await add(guest, item11);
  const { cartid } = await store.db.selectFrom('guest_cart').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 99 }, (_, at) => ({
    ...{ user_id: cartid, market: 'SG', shopid: 2, itemid: 1000 + at, modelid: 0 },
    ...{ quantity: 1, checked: true, added_at: 1 },
  }));
  await store.db.insertInto('cart_line').values(rows).execute();
  const { error, status } = await add(guest, { shopid: 1, itemid: 14 });
  expect([error, status]).toEqual([3, 429]);
});

it('limits the carts that one network starts, and not those of others', async () => {
  const address = '203.0.113.9';
  await add({}, item11, 1, { address });
  await Promise.all(Array.from({ length: 299 }, () => limits.hit(lastKey, 3_600_000, now)));
  const refused: Browser = {};
  expect(await add(refused, item11, 1, { address })).toMatchObject({ status: 429 });
  expect(refused.cart).toBeUndefined();
  expect(await add({}, item11, 1, { address: '203.0.114.9' })).toMatchObject({ error: 0 });
});

it('keeps a cart for 30 days after its last use, then deletes it with its lines', async () => {
  const [used, forgotten]: [Browser, Browser] = [{}, {}];
  await add(used, item11);
  await add(forgotten, item11);
  await call(forgotten, 'save_for_later', { lines: [item11] });
  now += 20 * dayMs;
  await call(used, 'mini');
  now += 10 * dayMs;
  expect(await linesOf(used)).toEqual(['11 0 1 none']);
  expect((await call(forgotten, 'saved')).data.lines).toEqual([]);
  await signIn(forgotten, 8);
  expect(await linesOf(forgotten)).toEqual([]);
  await deleteExpiredGuestCarts({ db: store.db }, now);
  expect(await countRows()).toEqual([1, 1, 0]);
  expect(await linesOf(used)).toEqual(['11 0 1 none']);
});
