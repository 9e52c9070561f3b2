import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { password, setUpVerifications, solve } from './testing/verification-store.ts';
import type { CookieJar, Options } from './testing/verification-store.ts';

const { call, read, reply } = setUpVerifications();

describe('a captcha', () => {
  const fail = (jar: CookieJar, options?: Options) =>
    call(jar, 'account/login', { login: 'budi', password: 'wrong password' }, options);

  it('is required after failed sign-ins, and passed once by a proof of work', async () => {
    const jar: CookieJar = new Map();
    for (let tries = 0; tries < 3; tries += 1) expect((await fail(jar)).error).toBe(errorCodes.LOGIN_FAILED);
    const refused = await call(jar, 'account/login', { login: 'budi', password });
    expect([refused.status, refused.error]).toEqual([403, errorCodes.NEED_CAPTCHA]);
    const details = (await read(jar, refused.verification)).data;
    expect(details).toMatchObject({ kind: 'captcha', purpose: 'sign-in', methods: [{ method: 'captcha' }] });
    const solved = await solve(details.challenge);
    // A solution is valid for only one verification.
    const other: CookieJar = new Map();
    const { id } = (await call(other, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    expect((await reply(other, id, 'captcha', solved)).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
    const { state, token } = (await reply(jar, details.id, 'captcha', solved)).data;
    expect(state).toBe('passed');
    // The sign-in is checked again, and failures are counted from zero.
    expect((await fail(jar, { token })).error).toBe(errorCodes.LOGIN_FAILED);
    expect((await fail(jar)).error).toBe(errorCodes.LOGIN_FAILED);
    expect((await reply(jar, details.id, 'captcha', solved)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
  });

  it.each([
    ['nothing', '{}'],
    ['no JSON', '{"'],
    ['null', 'null'],
    ['a list', '[1]'],
  ])('is not passed by %s', async (_, text) => {
    const jar: CookieJar = new Map();
    const { id } = (await call(jar, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    expect((await reply(jar, id, 'captcha', text)).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
  });

  it('is not passed by an easier, forged challenge', async () => {
    const jar: CookieJar = new Map();
    const { id, challenge } = (await call(jar, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    const parsed = JSON.parse(challenge);
    const easier = { ...parsed, parameters: { ...parsed.parameters, cost: 1, keyPrefix: '00' } };
    const forged = await solve(JSON.stringify(easier));
    expect((await reply(jar, id, 'captcha', forged)).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
  });
});

describe('a traffic check', () => {
  /** Searches as one client, in one of the processes. */
  const search = (jar: CookieJar, { token, process = 0, from = '203.0.113.9' }: Options = {}) =>
    call(jar, 'test/search', undefined, { ...(token !== undefined && { token }), process, from });

  it('is required from a client that searches too fast, in any process, and passing lifts it', async () => {
    const jar: CookieJar = new Map();
    const answers: number[] = [];
    for (let at = 0; at < 40; at += 1)
      answers.push((await search(jar, { process: at % 2 === 0 ? 0 : 1 })).error);
    expect(answers.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => 0));
    expect(answers.at(-1)).toBe(errorCodes.ANTI_CRAWLER);
    expect((await search(jar, { from: '203.0.113.200' })).error).toBe(0);
    const { verification } = await search(jar);
    // The server rendered the page, so the browser has no cookie of it yet.
    jar.clear();
    const details = (await read(jar, verification)).data;
    expect(details).toMatchObject({ kind: 'traffic', state: 'requested' });
    expect((await read(new Map(), verification)).error).toBe(errorCodes.NOT_FOUND);
    expect((await reply(jar, verification, 'captcha', await solve(details.challenge))).data.state).toBe(
      'passed',
    );
    expect([(await search(jar)).error, (await search(jar)).error]).toEqual([0, 0]);
  });
});

it('requires a captcha after many sign-ups of one network', async () => {
  const signUp = (username: string) =>
    call(
      new Map(),
      'account/signup',
      { username, email: `${username}@example.org`, password },
      { from: '203.0.113.77' },
    );
  expect((await signUp('dian')).error).toBe(0);
  const refused = await signUp('eko');
  expect([refused.status, refused.error]).toEqual([403, errorCodes.CAPTCHA_VERIFICATION_REQUIRED]);
});
