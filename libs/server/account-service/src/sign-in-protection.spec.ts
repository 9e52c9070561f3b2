import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from './create-account.ts';
import { createOutboxDelivery } from './messages/outbox-delivery.ts';
import { createPasswords } from './passwords.ts';
import { registerAccountCalls } from './register-account-calls.ts';
import { createSessions } from './sessions.ts';

let database: TestDatabase;
let app: FastifyInstance;
/** How many times a limit was read or counted; each is a database statement. */
let counted = 0;
const now = 1_800_000_000_000;
const password = 'a fine sentence';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const ids = createIds({ now: () => now, worker: 1 });
  const passwords = createPasswords();
  const sessions = createSessions(db);
  app = await createServer({ sessions, now: () => now, logLevel: 'silent', callsPerMinute: 100_000 });
  const windows = memoryRateWindows();
  const hit: typeof windows.hit = (...given) => {
    counted += 1;
    return windows.hit(...given);
  };
  const delivery = createOutboxDelivery(db, ids);
  registerAccountCalls(app, { db, ids, passwords, sessions, limits: { ...windows, hit }, delivery });
  const passwordHash = await passwords.hash(password);
  for (const [username, phone] of [
    ['ana', '+6591234567'],
    ['bea', '+6591234568'],
    ['cleo', '+6591234569'],
    ['dora', '+6591234570'],
    ['ella', '+6591234571'],
  ] as const)
    await createAccount(
      { db, ids },
      { username, email: `${username}@example.com`, emailConfirmed: true, phone, passwordHash },
      now,
    );
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type SignInAttempt = { readonly address?: string; readonly cookie?: string };

async function post(path: string, payload: object, { address = '198.51.100.1', cookie }: SignInAttempt = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v4/account/${path}`,
    headers: { host: 'localhost', 'x-forwarded-for': address, ...(cookie && { cookie }) },
    payload,
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { status: answer.statusCode, cookies, body: answer.json(), headers: answer.headers };
}

const signIn = (login: string, secret = password, attempt: SignInAttempt = {}) =>
  post('login', { login, password: secret }, attempt);

/** Makes wrong attempts on a login, each from a different address if `address` uses the attempt's number. */
async function guess(login: string, times: number, address: (attempt: number) => string) {
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { body } = await signIn(login, 'a wrong sentence', { address: address(attempt) });
    codes.push(body.error);
  }
  return codes;
}

const elsewhere = (attempt: number) => `203.0.113.${attempt + 1}`;

describe('the attempts of an account', () => {
  it('share one budget, whichever login is used', async () => {
    const address = '192.0.2.1';
    await guess('ana', 4, () => address);
    await guess('ANA@example.com', 3, () => address);
    await guess('+6591234567', 3, () => address);
    const answers = await Promise.all(
      ['ana', 'ana@example.com', '9123 4567'].map((login) => signIn(login, password, { address })),
    );
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      answers.map(() => [429, errorCodes.PASSWORD_ERROR_COOLDOWN]),
    );
  });

  it('are counted the same way without an account', async () => {
    const known = await guess('dora', 12, () => '192.0.2.2');
    const unknown = await guess('nobody', 12, () => '192.0.2.3');
    expect(unknown).toEqual(known);
    const phones = await guess('+6598765432', 10, () => '192.0.2.4');
    const again = await signIn('9876 5432', password, { address: '192.0.2.4' });
    expect([phones.at(-1), again.body.error]).toEqual([
      errorCodes.LOGIN_FAILED,
      errorCodes.PASSWORD_ERROR_COOLDOWN,
    ]);
  });

  it('by others do not lock the owner out of a known device', async () => {
    const { cookies } = await signIn('bea', password, { address: '192.0.2.5' });
    const cookie = `__Host-known_device=${cookies['__Host-known_device']}`;
    const codes = await guess('bea', 61, elsewhere);
    expect(codes.slice(-2)).toEqual([errorCodes.LOGIN_FAILED, errorCodes.PASSWORD_ERROR_COOLDOWN]);
    const stranger = await signIn('bea@example.com', password, { address: '192.0.2.6' });
    const owner = await signIn('bea@example.com', password, { address: '192.0.2.6', cookie });
    expect([stranger.body.error, owner.body.error]).toEqual([errorCodes.PASSWORD_ERROR_COOLDOWN, 0]);
  });

  it('on a known device have a separate budget', async () => {
    const { cookies } = await signIn('cleo', password, { address: '192.0.2.7' });
    const cookie = `__Host-known_device=${cookies['__Host-known_device']}`;
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await signIn('cleo', 'wrong', { address: elsewhere(attempt), cookie })).body.error);
    expect(codes.slice(-2)).toEqual([errorCodes.LOGIN_FAILED, errorCodes.PASSWORD_ERROR_COOLDOWN]);
  });
});

describe('sign-up with the e-mail address of another account', () => {
  const signUp = (username: string, email: string) => post('signup', { username, email, password });

  it('gives the same response as any other', async () => {
    const [free, taken] = [await signUp('eka', 'eka@example.com'), await signUp('fajar', 'ana@example.com')];
    const readShape = ({ status, cookies, body }: typeof free) => [
      status,
      Object.keys(cookies),
      Object.keys(body.data),
    ];
    expect(taken.status).toBe(200);
    expect(readShape(taken)).toEqual(readShape(free));
  });

  it('signs in by username immediately, and never by the unconfirmed address', async () => {
    const secret = 'a sentence of a stranger';
    await post('signup', { username: 'gita', email: 'ella@example.com', password: secret });
    const attempt = { address: '192.0.2.9' };
    const byName = await signIn('gita', secret, attempt);
    const byAddress = await signIn('ella@example.com', secret, attempt);
    const owner = await signIn('ella@example.com', password, attempt);
    expect([byName, byAddress, owner].map(({ body }) => body.error)).toEqual([0, errorCodes.LOGIN_FAILED, 0]);
    expect(owner.body.data.username).toBe('ella');
  });
});

it('counts the sign-ups of one IPv6 network together', async () => {
  const codes: unknown[] = [];
  for (let count = 0; count < 21; count += 1) {
    const account = { username: `net${count}`, email: `net${count}@example.com`, password };
    codes.push(
      (await post('signup', account, { address: `2001:db8:1:2::${count.toString(16)}` })).body.error,
    );
  }
  expect(codes.slice(-2)).toEqual([0, errorCodes.LIMIT]);
});

it('rejects attempts over the concurrency limit, with a time to retry', async () => {
  counted = 0;
  const flood = Array.from({ length: 400 }, (_, number) =>
    signIn(`flood${number}`, password, { address: `198.18.${number >> 8}.${number & 255}` }),
  );
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(200);
  expect(counted).toBe(3 * (answers.length - refused.length));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
});
