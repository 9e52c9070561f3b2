import { createHash } from 'node:crypto';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAccountServer } from './testing/start-account-server.ts';
import type { AccountServer, CookieJar } from './testing/start-account-server.ts';

const cookieName = '__Host-guest_cart';
const password = 'pasar-buyer-1';
const cartid = 4_000_000_000_001;
const line = { market: 'SG', shopid: 1, modelid: 0, checked: true, added_at: 1 };

let store: TestDatabase;
let server: AccountServer;
let userid: number;

beforeAll(async () => {
  store = await createTestDatabase();
  server = await startAccountServer(store.db);
  userid = await server.addAccount({
    ...{ username: 'Budi', email: 'budi@example.com', emailConfirmed: true },
    ...{ phone: '+6591234567', password },
  });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** A browser with the cart of a guest: two of item 11, one of item 12. */
let jar: CookieJar;
beforeEach(async () => {
  jar = new Map([[cookieName, 'secret']]);
  for (const table of ['guest_cart', 'cart_line'] as const) await store.db.deleteFrom(table).execute();
  const token_hash = createHash('sha256').update('secret').digest('hex');
  const times = { created_at: server.clock.now, used_at: server.clock.now };
  await store.db
    .insertInto('guest_cart')
    .values({ cartid, token_hash, market: 'SG', ...times })
    .execute();
  await store.db
    .insertInto('cart_line')
    .values([
      { ...line, user_id: cartid, itemid: 11, quantity: 2 },
      { ...line, user_id: cartid, itemid: 12, quantity: 1 },
      { ...line, user_id: userid, itemid: 12, quantity: 3 },
    ])
    .execute();
});

const readLines = async () => {
  const rows = await store.db
    .selectFrom('cart_line')
    .selectAll()
    .orderBy('user_id')
    .orderBy('itemid')
    .execute();
  return rows.map(({ user_id, itemid, quantity }) => [user_id, itemid, quantity]);
};

const signInByCode = async () => {
  const recipient = '+6591234567';
  await server.call('account/otp/send', { purpose: 'sign-in', channel: 'sms', recipient }, { jar });
  return server.call('account/otp/login', { recipient, code: await server.readCode() }, { jar });
};

it.each([
  ['a password', () => server.call('account/login', { login: 'budi', password }, { jar })],
  ['a one-time code', signInByCode],
])('signing in with %s merges the cart of the browser and clears its cookie', async (_, signIn) => {
  expect(await signIn()).toMatchObject({ error: 0 });
  expect(jar.get(cookieName)).toBe('');
  // The items do not exist in this store: such lines are kept and the larger quantity stays.
  expect(await readLines()).toEqual([
    [userid, 11, 2],
    [userid, 12, 3],
  ]);
  await server.call('account/login', { login: 'budi', password }, { jar: new Map([[cookieName, 'secret']]) });
  expect(await readLines()).toHaveLength(2);
});

it('signing up gives the cart to the new member', async () => {
  const answer = await server.call(
    'account/signup',
    { username: 'mei.guest', email: 'mei@example.com', password: 'a-basket-of-rambutan' },
    { jar },
  );
  const lines = await readLines();
  expect(lines.filter(([owner]) => owner === answer.data.userid)).toEqual([
    [answer.data.userid, 11, 2],
    [answer.data.userid, 12, 1],
  ]);
  expect(lines).toHaveLength(3);
  expect(jar.get(cookieName)).toBe('');
});

it('a refused sign-in leaves the cart to the guest', async () => {
  expect(
    await server.call('account/login', { login: 'budi', password: 'wrong words' }, { jar }),
  ).toMatchObject({
    status: 401,
  });
  expect([jar.get(cookieName), (await readLines()).length]).toEqual(['secret', 3]);
});
