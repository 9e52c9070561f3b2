import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { password, setUpAccounts } from './testing/account-store.ts';

const { call, signedIn, db, server, now, wait, setNow } = setUpAccounts();

const logins = ['budi', 'BUDI', ' Budi ', 'budi@example.com', 'Budi@Example.com', '+6591234567', '9123 4567'];

it.each(logins)('signs in as "%s"', async (login) => {
  const answer = await call('login', { login, password });
  expect([answer.status, answer.data?.username]).toEqual([200, 'Budi']);
});

it('hides the session from scripts and other hosts', async () => {
  const { cookies } = await call('login', { login: 'budi', password });
  expect(cookies).toMatchObject([
    { name: '__Host-session', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
    { name: 'SPC_EC', secure: true, sameSite: 'Lax', path: '/' },
    { name: '__Host-known_device', httpOnly: true, secure: true, sameSite: 'Lax', path: '/' },
  ]);
  expect(cookies[0]).not.toHaveProperty('domain');
  expect(cookies[1]).not.toHaveProperty('httpOnly');
});

it('gives the same response to a wrong name and a wrong password', async () => {
  const wrongName = await call('login', { login: 'nobody', password });
  const wrongPassword = await call('login', { login: 'budi', password: 'pasar-buyer-2' });
  expect(wrongName).toEqual(wrongPassword);
  expect([wrongName.status, wrongName.error]).toEqual([401, errorCodes.LOGIN_FAILED]);
});

it('stores no token and no password in the database', async () => {
  const jar = await signedIn();
  const token = jar.cookie?.split('=')[1] ?? '';
  const rows = await db().selectFrom('session').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const account = await db().selectFrom('account').select('password_hash').executeTakeFirstOrThrow();
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('returns the signed-in account, and an error for an anonymous visitor', async () => {
  const visitor = await call('basic/get_account_info');
  expect([visitor.status, visitor.error]).toEqual([401, 19]);
  const account = await call('basic/get_account_info', undefined, await signedIn());
  expect(account.data).toMatchObject({ username: 'Budi', has_password: true, ctime: 1_800_000_000 });
});

it('starts a new session with every sign-in and ends the old one', async () => {
  const jar = await signedIn();
  const before = { ...jar };
  await call('login', { login: 'budi', password }, jar);
  expect(jar.cookie).not.toBe(before.cookie);
  expect((await call('basic/get_account_info', undefined, before)).error).toBe(19);
  expect((await call('basic/get_account_info', undefined, jar)).error).toBe(0);
});

it('never signs in a session that somebody planted before', async () => {
  const planted = { cookie: '__Host-session=planted-token' };
  const victim = { ...planted };
  expect((await call('login', { login: 'budi', password }, victim)).error).toBe(0);
  expect(victim.cookie).not.toContain('planted-token');
  expect((await call('basic/get_account_info', undefined, planted)).error).toBe(errorCodes.NOT_LOGGED_IN);
});

it('ends the session on sign-out, and clears the login mark', async () => {
  const jar = await signedIn();
  const before = { ...jar };
  const answer = await call('logout', {}, jar);
  expect(answer.cookies.find(({ name }: { name: string }) => name === 'SPC_EC')?.value).toBe('-');
  expect((await call('basic/get_account_info', undefined, before)).error).toBe(19);
  expect((await call('logout', {})).error).toBe(0);
});

it('ends a session that is unused for a month, or too old', async () => {
  const begun = now();
  const jar = await signedIn();
  for (const [days, error] of [
    [29, 0],
    [58, 0],
    [87, 0],
    [91, 19],
  ] as const) {
    setNow(begun + days * dayMs);
    expect([days, (await call('basic/get_account_info', undefined, jar)).error]).toEqual([days, error]);
  }
  setNow(begun);
  const idle = await signedIn();
  setNow(begun + 31 * dayMs);
  expect((await call('basic/get_account_info', undefined, idle)).error).toBe(19);
  setNow(begun);
});

it('blocks after ten attempts from one address, and says for how long', async () => {
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
  wait(600_000);
  expect((await guess(password, '203.0.113.9')).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
  wait(3_000_000);
  expect((await guess(password, '203.0.113.9')).error).toBe(0);
});

/** @spec profile-update adult-consent-seconds */
it.each([
  ['unknown birth date', 0, 0, 1_800_000_000],
  ['of age', 1_800_000_000_000 - 30 * 31_557_600_000, 0, 1_800_000_000],
  ['a minor', 1_800_000_000_000 - 16 * 31_557_600_000, errorCodes.ADULT_ONLY, 0],
])('stores when a user confirmed to be of age: %s', async (_, birth_at, error, kept) => {
  await db()
    .updateTable('account')
    .set({ birth_at, adult_consent_at: 0 })
    .where('username', '=', 'Budi')
    .execute();
  setNow(1_800_000_000_000);
  const jar = await signedIn();
  const answer = await server().inject({
    method: 'POST',
    url: '/api/v2/user/profile/update',
    headers: { host: 'localhost', cookie: jar.cookie ?? '' },
    payload: { adult_consent: 1_700_000_000 },
  });
  const account = await call('basic/get_account_info', undefined, jar);
  expect([answer.json().error, account.data.adult_consent]).toEqual([error, kept]);
});

it('forgets the age confirmation on sign-out', async () => {
  const { cookies } = await call('logout', {}, await signedIn());
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'SPC_IA', value: '' }));
});
