import { adultCookieName } from '@pasar/account';
import { registerCartCalls } from '@pasar/cart-service';
import { createCartPorts, insertItem, insertShop } from '@pasar/cart-service/testing';
import { registerConsentCalls } from '@pasar/consent-service';
import { createIds } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccount } from './create-account.ts';
import { createOutboxDelivery } from './messages/outbox-delivery.ts';
import { createPasswords } from './passwords.ts';
import { registerAccountCalls } from './register-account-calls.ts';
import { createSessions } from './sessions.ts';

const start = 1_800_000_000_000;
let now = start;
let store: TestDatabase;
let app: FastifyInstance;
let budi: { readonly userid: number; readonly token: string };
let mei: { readonly userid: number; readonly token: string };

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  const ids = createIds({ now: () => now, worker: 1 });
  const sessions = createSessions(db);
  app = await createServer({ sessions, now: () => now, logLevel: 'silent' });
  registerAccountCalls(app, {
    ...{ db, ids, sessions, passwords: createPasswords(), limits: memoryRateWindows() },
    delivery: createOutboxDelivery(db, ids),
  });
  registerCartCalls(app, createCartPorts(store));
  registerConsentCalls(app, store);
  const signUp = async (username: string) => {
    const account = { username, email: `${username}@example.com`, passwordHash: 'none' };
    const userid = await createAccount({ db, ids }, account, now);
    return { userid, token: (await sessions.start(userid, now)).token };
  };
  [budi, mei] = [await signUp('budi'), await signUp('mei')];
  await insertShop(db, 1);
  for (const itemid of [11, 12, 13, 14, 15, 16]) await insertItem(db, itemid, { stock: itemid });
  await insertItem(db, 17, { is_adult: true });
});
beforeEach(async () => {
  now = start;
  await store.db.deleteFrom('cart_line').execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

type Options = { readonly token?: string; readonly host?: string; readonly cookie?: string };

async function get(path: string, { token = budi.token, host = 'sg.localhost', cookie = '' }: Options = {}) {
  const headers = { host, cookie: `__Host-session=${token}; ${cookie}` };
  const answer = await app.inject({ url: `/api/v4/${path}`, headers });
  return { status: answer.statusCode, ...answer.json() };
}

const getPageMember = (options?: Options) => get('account/page_member', options);

/** The responses of the calls that it replaces. */
async function getSeparately(options?: Options) {
  const account = await get('account/basic/get_account_info', options);
  const cart = await get('cart/mini', options);
  const preferences = await get('account/cookie_get_preferences?version=1', options);
  return { account: account.data, cart: cart.data, preferences: preferences.data };
}

const addLines = (userid: number, market: string, ...itemids: number[]) =>
  store.db
    .insertInto('cart_line')
    .values(
      itemids.map((itemid) => ({
        ...{ user_id: userid, market, shopid: 1, itemid, modelid: 0 },
        ...{ quantity: 1, checked: true, added_at: now + itemid },
      })),
    )
    .execute();

it('returns the account and an empty cart, as the separate calls do', async () => {
  const { account, cart } = await getSeparately();
  expect(cart).toEqual({ line_count: 0, lines: [] });
  expect(await getPageMember()).toEqual({ status: 200, error: 0, data: { account, cart } });
});

it('returns the five latest lines with prices and stock', async () => {
  await addLines(budi.userid, 'SG', 11, 12, 13, 14, 15, 16);
  const { account, cart } = await getSeparately();
  expect(cart).toMatchObject({ line_count: 6, lines: { length: 5, 0: { itemid: 16, stock: 16 } } });
  expect((await getPageMember()).data).toEqual({ account, cart });
});

it.each(['', `${adultCookieName}=1`])('judges items for adults with the cookie "%s"', async (cookie) => {
  await addLines(budi.userid, 'SG', 17);
  const { cart } = await getSeparately({ cookie });
  expect((await getPageMember({ cookie })).data.cart).toEqual(cart);
});

it('returns the choices about cookies where consent is required', async () => {
  await store.db
    .insertInto('consent_preference')
    .values({ user_id: budi.userid, category: 2, status: 1, updated_at: now })
    .execute();
  const options = { host: 'br.localhost', cookie: 'consent=1.22222' };
  const separate = await getSeparately(options);
  expect(separate.preferences.preferences).toContainEqual({
    category: 2,
    status: 1,
    update_time: now / 1000,
  });
  expect((await getPageMember(options)).data).toEqual(separate);
  const ofMei = { ...options, token: mei.token };
  expect((await getPageMember(ofMei)).data).toEqual(await getSeparately(ofMei));
});

it('returns nothing of another member or market', async () => {
  await addLines(budi.userid, 'SG', 11, 12);
  await addLines(budi.userid, 'TH', 13);
  await addLines(mei.userid, 'SG', 14);
  const { data } = await getPageMember({ token: mei.token });
  expect([data.account.username, data.cart.line_count, data.cart.lines[0].itemid]).toEqual(['mei', 1, 14]);
  expect((await getPageMember({ host: 'th.localhost' })).data.cart.line_count).toBe(1);
  expect((await getPageMember({ host: 'my.localhost' })).data.cart.line_count).toBe(0);
});

it.each<[string, () => Promise<string>]>([
  ['no session', async () => ''],
  ['a forged token', async () => 'forged'],
  [
    'a session that has ended',
    async () => {
      const sessions = createSessions(store.db);
      const { token } = await sessions.start(budi.userid, now);
      await getPageMember({ token });
      await sessions.end(token);
      return token;
    },
  ],
  [
    'a session that was not used for 31 days',
    async () => {
      const { token } = await createSessions(store.db).start(budi.userid, now);
      now += 31 * dayMs;
      return token;
    },
  ],
  ['a session of a deleted account', async () => (await createSessions(store.db).start(404, now)).token],
])('refuses %s', async (_, prepare) => {
  const token = await prepare();
  expect(await getPageMember({ token })).toMatchObject({ status: 401, error: 19 });
});

it('keeps a session alive that is used by pages alone', async () => {
  const { token } = await createSessions(store.db).start(budi.userid, now);
  for (const days of [20, 40, 60]) {
    now = start + days * dayMs;
    expect((await getPageMember({ token })).status).toBe(200);
  }
});
