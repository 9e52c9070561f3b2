import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startAccountServer } from '../testing/start-account-server.ts';
import type { AccountServer, CookieJar } from '../testing/start-account-server.ts';

let database: TestDatabase;
let server: AccountServer;
const password = 'a fine sentence';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db);
  await server.addAccount({ username: 'budi', phone: '+6591234567', phoneConfirmed: true, password });
  await server.addAccount({ username: 'far', phone: '+60123456789', phoneConfirmed: true, password });
  await server.addAccount({ username: 'none', password });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => server.skipMinutes(24 * 60));

const logIn = (login: string, given: string, jar: CookieJar = new Map()) =>
  server.call('account/login', { login, password: given }, { jar });
async function guess(login: string, times: number) {
  for (let attempt = 0; attempt < times; attempt += 1) await logIn(login, 'a wrong sentence');
}
const send = (jar: CookieJar) => server.call('account/ivs/send', {}, { jar });
const answer = (jar: CookieJar, code: string) => server.call('account/ivs/answer', { code }, { jar });

it('requires a code after three wrong passwords, and signs in with it', async () => {
  await guess('budi', 3);
  const jar: CookieJar = new Map();
  expect(await logIn('budi', password, jar)).toMatchObject({
    status: 403,
    error: errorCodes.NEED_IDENTITY_VERIFICATION,
  });
  expect(await server.whoIs(jar)).toBeUndefined();
  expect((await send(jar)).data).toEqual({ sent_to: '+65••••4567', resend_after: 60, expires_in: 600 });
  const code = await server.readCode();
  expect((await answer(jar, code === '000000' ? '000001' : '000000')).error).toBe(errorCodes.CODE_MISMATCH);
  expect((await answer(jar, code)).data).toMatchObject({ username: 'budi' });
  expect(await server.whoIs(jar)).toBe('budi');
  expect((await answer(jar, code)).error).toBe(errorCodes.SIGN_IN_STEP_EXPIRED);
});

it('offers the step only to the browser that sent the password', async () => {
  await guess('budi', 3);
  const jar: CookieJar = new Map();
  await logIn('budi', password, jar);
  await send(jar);
  const code = await server.readCode();
  expect((await answer(new Map(), code)).error).toBe(errorCodes.SIGN_IN_STEP_EXPIRED);
  server.skipMinutes(15);
  expect((await answer(jar, code)).error).toBe(errorCodes.SIGN_IN_STEP_EXPIRED);
});

it.each([
  ['after two wrong passwords', 'budi', 2],
  ['of an account without a number or an address', 'none', 3],
  ['of an account with a number of another country', 'far', 3],
])('requires no code %s', async (_, login, times) => {
  await guess(login, times);
  const jar: CookieJar = new Map();
  await logIn(login, password, jar);
  expect(await server.whoIs(jar)).toBe(login);
});

it('requires no code in a known browser', async () => {
  const jar = await server.signIn('budi', password);
  await server.call('account/logout', {}, { jar });
  await guess('budi', 3);
  await logIn('budi', password, jar);
  expect(await server.whoIs(jar)).toBe('budi');
});
