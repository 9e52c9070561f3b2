import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountPorts } from './account-deps.ts';
import { createAccount } from './create-account.ts';
import { createOutboxDelivery } from './messages/outbox-delivery.ts';
import { createPasswords } from './passwords.ts';
import { registerAccountCalls } from './register-account-calls.ts';
import { createSessions } from './sessions.ts';

let database: TestDatabase;
let app: FastifyInstance;
let now = 1_800_000_000_000;
const password = 'pasar-buyer-1';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const clock = () => now;
  const passwords = createPasswords();
  const sessions = createSessions(db);
  const deps: AccountPorts = {
    db,
    ids: createIds({ now: clock, worker: 1 }),
    passwords,
    sessions,
    limits: memoryRateWindows(),
    delivery: createOutboxDelivery(db, createIds({ now: clock, worker: 2 })),
  };
  app = await createServer({ sessions, now: clock, logLevel: 'silent' });
  registerAccountCalls(app, deps);
  const passwordHash = await passwords.hash(password);
  await createAccount(
    deps,
    { username: 'Budi', email: 'budi@example.com', emailConfirmed: true, phone: '+6591234567', passwordHash },
    now,
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Jar = { cookie?: string };

/** Makes a call and keeps the session that it starts, as a browser does. */
async function call(
  path: string,
  body?: object,
  jar: Jar = {},
  host = 'localhost',
  address = '198.51.100.1',
) {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v4/account/${path}`,
    headers: { host, 'x-forwarded-for': address, ...(jar.cookie ? { cookie: jar.cookie } : {}) },
    ...(body ? { payload: body } : {}),
  });
  const session = answer.cookies.find(({ name }) => name === '__Host-session');
  if (session) jar.cookie = `__Host-session=${session.value}`;
  return { status: answer.statusCode, cookies: answer.cookies, ...answer.json() };
}

async function signedIn(host = 'localhost'): Promise<Jar> {
  const jar: Jar = {};
  await call('login', { login: 'budi', password }, jar, host);
  return jar;
}

const logins = ['budi', 'BUDI', ' Budi ', 'budi@example.com', 'Budi@Example.com', '+6591234567', '9123 4567'];
it.each(logins)('signs in as "%s"', async (login) => {
  const answer = await call('login', { login, password });
  expect([answer.status, answer.data?.username]).toEqual([200, 'Budi']);
});

it('keeps the session out of reach of scripts and of other hosts', async () => {
  const { cookies } = await call('login', { login: 'budi', password });
  expect(cookies).toMatchObject([
    { name: '__Host-session', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    { name: 'SPC_EC', secure: true, sameSite: 'Lax', path: '/' },
    { name: '__Host-known_device', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  expect(cookies[0]).not.toHaveProperty('domain');
  expect(cookies[1]).not.toHaveProperty('httpOnly');
});

it('answers a wrong name and a wrong password alike', async () => {
  const wrongName = await call('login', { login: 'nobody', password });
  const wrongPassword = await call('login', { login: 'budi', password: 'pasar-buyer-2' });
  expect(wrongName).toEqual(wrongPassword);
  expect([wrongName.status, wrongName.error]).toEqual([401, errorCodes.LOGIN_FAILED]);
});

it('keeps no token and no password in the database', async () => {
  const jar = await signedIn();
  const token = jar.cookie?.split('=')[1] ?? '';
  const rows = await database.db.selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const account = await database.db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('tells who is signed in, and a visitor that nobody is', async () => {
  const visitor = await call('basic/get_account_info');
  expect([visitor.status, visitor.error]).toEqual([401, 19]);
  const account = await call('basic/get_account_info', undefined, await signedIn());
  expect(account.data).toMatchObject({ username: 'Budi', has_password: true, ctime: 1_800_000_000 });
});

it('gives a new session with every sign-in, and the old one is dead', async () => {
  const jar = await signedIn();
  const before = { ...jar };
  await call('login', { login: 'budi', password }, jar);
  expect(jar.cookie).not.toBe(before.cookie);
  expect((await call('basic/get_account_info', undefined, before)).error).toBe(19);
  expect((await call('basic/get_account_info', undefined, jar)).error).toBe(0);
});

it('ends the session with sign-out, and marks it for scripts', async () => {
  const jar = await signedIn();
  const before = { ...jar };
  const answer = await call('logout', {}, jar);
  expect(answer.cookies.find(({ name }: { name: string }) => name === 'SPC_EC')?.value).toBe('-');
  expect((await call('basic/get_account_info', undefined, before)).error).toBe(19);
  expect((await call('logout', {})).error).toBe(0);
});

it('forgets a session that nobody used for a month, or that is too old', async () => {
  const begun = now;
  const jar = await signedIn();
  for (const [days, error] of [
    [29, 0],
    [58, 0],
    [87, 0],
    [91, 19],
  ] as const) {
    now = begun + days * 86_400_000;
    expect([days, (await call('basic/get_account_info', undefined, jar)).error]).toEqual([days, error]);
  }
  now = begun;
  const idle = await signedIn();
  now = begun + 31 * 86_400_000;
  expect((await call('basic/get_account_info', undefined, idle)).error).toBe(19);
  now = begun;
});

it('halts guessing after ten tries from one address, and says for how long', async () => {
  const guess = (secret: string, address: string) =>
    call('login', { login: 'budi@example.com', password: secret }, {}, 'localhost', address);
  const tries = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`guess-${n}`, '203.0.113.9')));
  const errors = tries.map(({ error }) => error);
  expect(errors.filter((error) => error === errors[0])).toHaveLength(10);
  const halted = await guess(password, '203.0.113.9');
  expect([halted.status, halted.error, halted.retry_after]).toEqual([
    429,
    errorCodes.PASSWORD_ERROR_COOLDOWN,
    600,
  ]);
  expect((await guess(password, '203.0.113.10')).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
  now += 600_000;
  expect((await guess(password, '203.0.113.9')).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
  now += 3_000_000;
  expect((await guess(password, '203.0.113.9')).error).toBe(0);
});

const signUps = [
  {
    name: 'a new buyer',
    request: { username: 'citra', email: 'Citra@Example.com', password: 'a fine sentence' },
    error: 0,
  },
  {
    name: 'a taken name, in whatever case',
    request: { username: 'BUDI', email: 'b@example.com', password: 'a fine sentence' },
    error: errorCodes.DUPLICATE_USERNAME,
  },
  {
    name: 'a taken e-mail address',
    request: { username: 'budi2', email: 'BUDI@example.com', password: 'a fine sentence' },
    error: 0,
  },
  {
    name: 'a name that would pass for the marketplace',
    request: { username: 'Pasar.Official', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: 'the marketplace itself',
    request: { username: 'ADMIN', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: 'the name of a page',
    request: { username: 'cart', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: "a name that could be somebody's number",
    request: { username: '9123.4567', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.RESERVED_USERNAME,
  },
  {
    name: "a name that could be somebody's address",
    request: { username: 'budi@example.com', email: 'p@example.com', password: 'a fine sentence' },
    error: errorCodes.PARAM,
  },
  {
    name: 'a short name',
    request: { username: 'x', email: 'p@example.com', password: 'a fine sentence' },
    error: 1,
  },
  {
    name: 'no e-mail address',
    request: { username: 'dewi', email: 'dewi', password: 'a fine sentence' },
    error: 1,
  },
  {
    name: 'a common password',
    request: { username: 'dewi', email: 'd@example.com', password: 'password' },
    error: errorCodes.PASSWORD_TOO_WEAK,
  },
  {
    name: 'an extra field',
    request: { username: 'dewi', email: 'd@example.com', password: 'a fine sentence', is_seller: true },
    error: 1,
  },
];
it.each(signUps)('answers the sign-up of $name with $error', async ({ request, error }) => {
  expect((await call('signup', request)).error).toBe(error);
});

it('signs a new buyer in at once', async () => {
  const jar: Jar = {};
  await call('signup', { username: 'eka', email: 'eka@example.com', password: 'a fine sentence' }, jar);
  const { data } = await call('basic/get_account_info', undefined, jar);
  expect(data).toMatchObject({ username: 'eka', email: 'eka@example.com', is_seller: false });
});

it('makes one account of the same name wished for many times at once', async () => {
  const wishes = Array.from({ length: 8 }, (_, n) =>
    call('signup', { username: 'fajar', email: `fajar${n}@example.com`, password: 'a fine sentence' }),
  );
  const errors = (await Promise.all(wishes)).map(({ error }) => error);
  expect(errors.filter((error) => error === 0)).toHaveLength(1);
  expect(errors.filter((error) => error === errorCodes.DUPLICATE_USERNAME)).toHaveLength(7);
});

/** @spec profile-update adult-consent-seconds */
it.each([
  ['nobody knows the birth date', 0, 0, 1_800_000_000],
  ['of age', 1_800_000_000_000 - 30 * 31_557_600_000, 0, 1_800_000_000],
  ['a minor', 1_800_000_000_000 - 16 * 31_557_600_000, errorCodes.ADULT_ONLY, 0],
])('keeps when somebody said to be of age: %s', async (_, birth_at, error, kept) => {
  await database.db
    .updateTable('account')
    .set({ birth_at, adult_consent_at: 0 })
    .where('username', '=', 'Budi')
    .execute();
  now = 1_800_000_000_000;
  const jar = await signedIn();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/user/profile/update',
    headers: { host: 'localhost', cookie: jar.cookie ?? '' },
    payload: { adult_consent: 1_700_000_000 },
  });
  const account = await call('basic/get_account_info', undefined, jar);
  expect([answer.json().error, account.data.adult_consent]).toEqual([error, kept]);
});

it('forgets with sign-out what a cookie said of the age', async () => {
  const { cookies } = await call('logout', {}, await signedIn());
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'SPC_IA', value: '' }));
});
