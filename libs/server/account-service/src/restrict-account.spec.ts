import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restrictAccount } from './restrict-account.ts';
import { startAccountServer } from './testing/start-account-server.ts';
import type { AccountServer, CookieJar } from './testing/start-account-server.ts';

const password = 'a-basket-of-rambutan';
let database: TestDatabase;
let server: AccountServer;
let jar: CookieJar;

const signIn = (given = password) => server.call('account/login', { login: 'budi', password: given });

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db);
  await server.addAccount({ username: 'budi', password });
  const email = { email: 'citra@example.com', emailConfirmed: true };
  await server.addAccount({ username: 'citra', password, ...email });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  await restrictAccount(database.db, 'budi', null);
  await database.db.deleteFrom('rate_window').execute();
  jar = await server.signIn('budi', password);
});

/** @spec user-frozen banned fraud locked password-change */
it.each([
  ['frozen', errorCodes.USER_FROZEN],
  ['banned', errorCodes.BANNED],
  ['fraud', errorCodes.FRAUD],
  ['locked', errorCodes.LOCKED],
  ['password-change', errorCodes.PASSWORD_CHANGE],
] as const)(
  'a %s account is signed out everywhere and cannot sign in with the password, until it is released',
  async (restriction, code) => {
    expect(await server.whoIs(jar)).toBe('budi');
    expect(await restrictAccount(database.db, 'BUDI', restriction)).toBe(true);
    expect(await server.whoIs(jar)).toBeUndefined();
    expect((await signIn()).error).toBe(code);
    expect(await restrictAccount(database.db, 'budi', null)).toBe(true);
    expect((await signIn()).error).toBe(0);
  },
);

it('tells only who knows the password that an account is restricted', async () => {
  await restrictAccount(database.db, 'budi', 'banned');
  expect((await signIn('a-basket-of-durian')).error).toBe(errorCodes.LOGIN_FAILED);
});

it('leaves no session of sign-ins that are under way', async () => {
  await Promise.all([
    ...Array.from({ length: 6 }, () => signIn()),
    restrictAccount(database.db, 'budi', 'frozen'),
  ]);
  expect(await database.db.selectFrom('session').select('userid').execute()).toEqual([]);
});

it('restricts nobody by an unknown username', async () => {
  expect(await restrictAccount(database.db, 'dewi', 'banned')).toBe(false);
});

/** Requests a code for the confirmed address, and answers with it. */
async function answerCode(purpose: 'sign-in' | 'reset', path: string, more: object = {}): Promise<number> {
  const recipient = { channel: 'email', recipient: 'citra@example.com' };
  // Another code may be requested after a minute.
  server.skipMinutes(2);
  await server.call('account/otp/send', { ...recipient, purpose });
  const code = await server.readCode();
  const answer = { recipient: recipient.recipient, ...more, code };
  return (await server.call(path, answer)).error;
}

it.each([
  ['locked', errorCodes.LOCKED],
  ['password-change', 0],
] as const)('a sign-in with a code to a %s account answers %i', async (restriction, error) => {
  await restrictAccount(database.db, 'citra', restriction);
  expect(await answerCode('sign-in', 'account/otp/login')).toBe(error);
});

it.each([
  ['locked', 0],
  ['password-change', 0],
  ['frozen', errorCodes.USER_FROZEN],
  ['banned', errorCodes.BANNED],
  ['fraud', errorCodes.FRAUD],
] as const)('a new password for a %s account answers %i', async (restriction, error) => {
  await restrictAccount(database.db, 'citra', restriction);
  const given = { password: `a-basket-of-mangosteen-${restriction}` };
  expect(await answerCode('reset', 'account/password/reset_by_code', given)).toBe(error);
  expect((await server.call('account/login', { login: 'citra', ...given })).error).toBe(error);
});
