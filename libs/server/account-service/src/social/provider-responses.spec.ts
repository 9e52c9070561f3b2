import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { setUpSocialSignIn } from '../testing/set-up-social-sign-in.ts';
import type { CookieJar } from '../testing/start-account-server.ts';

const { readServer, start, finish, signInAt, visit, returnFromProvider } = setUpSocialSignIn();

describe('an invalid response of a provider', () => {
  it.each([
    ['an error', (answer: string) => answer.replace(/code=[^&]+/, 'error=server_error')],
    ['nothing', () => ''],
    ['a tampered state', (answer: string) => answer.replace(/state=[^&]+/, 'state=another')],
    ['a forged code', (answer: string) => answer.replace(/code=[^&]+/, 'code=made-up')],
    ['another issuer', (answer: string) => answer.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('rejects %s', async (_, change) => {
    const jar: CookieJar = new Map();
    const answer = await visit(jar, 'ana@example.com');
    expect((await finish(jar, change(answer))).error).toBe(errorCodes.PROVIDER_REFUSED);
    expect((await readServer().call('account/social/pending', undefined, { jar })).error).toBe(
      errorCodes.SIGN_IN_STEP_EXPIRED,
    );
  });

  it('rejects a cancelled sign-in, once with the parameters of the page where it began', async () => {
    const jar: CookieJar = new Map();
    const answer = await visit(jar, 'ana@example.com', 'cancel');
    expect(answer).toContain('error=access_denied');
    const copy = new Map(jar);
    expect(await finish(jar, answer)).toMatchObject({
      error: errorCodes.PROVIDER_REFUSED,
      carried: 'next=%2Fcart',
    });
    expect(await finish(copy, answer)).not.toHaveProperty('carried');
  });

  it("rejects another browser's response, which its own browser can still use", async () => {
    const victim: CookieJar = new Map();
    const thief: CookieJar = new Map();
    const answer = await visit(victim, 'ana@example.com');
    await start(thief);
    expect((await finish(thief, answer)).error).toBe(errorCodes.PROVIDER_REFUSED);
    expect((await finish(new Map(), answer)).error).toBe(errorCodes.PROVIDER_REFUSED);
    expect((await finish(victim, answer)).error).toBe(0);
  });

  it('accepts a response once, in the market where it began, for ten minutes', async () => {
    const jar: CookieJar = new Map();
    const answer = await visit(jar, 'ana@example.com');
    const copy = new Map(jar);
    expect((await finish(new Map(jar), answer, 'br.localhost')).error).toBe(errorCodes.PROVIDER_REFUSED);
    expect((await finish(jar, answer)).error).toBe(0);
    expect((await finish(copy, answer)).error).toBe(errorCodes.PROVIDER_REFUSED);
    const late: CookieJar = new Map();
    const lateAnswer = await visit(late, 'ana@example.com');
    readServer().skipMinutes(10);
    expect((await finish(late, lateAnswer)).error).toBe(errorCodes.PROVIDER_REFUSED);
  });

  it('rejects an ID token with the nonce of another attempt', async () => {
    const jar: CookieJar = new Map();
    const { data } = await start(jar);
    const url = new URL(data.url);
    url.searchParams.set('nonce', 'another');
    const answer = (await signInAt(url.href, 'ana@example.com')).search;
    expect((await finish(jar, answer.slice(1))).error).toBe(errorCodes.PROVIDER_REFUSED);
  });

  it("rejects another member's identity, and linking it, while a member is signed in", async () => {
    const budi = await readServer().signIn('budi', 'a fine sentence');
    const dewi = await readServer().signIn('dewi', 'a fine sentence');
    await returnFromProvider(budi, 'of.budi@example.com');
    await returnFromProvider(dewi, 'of.budi@example.com');
    for (const jar of [budi, dewi]) await readServer().proveIdentity(jar, 'a fine sentence');
    expect((await readServer().call('account/social/bind', {}, { jar: budi })).error).toBe(0);
    expect((await readServer().call('account/social/bind', {}, { jar: dewi })).error).toBe(
      errorCodes.SOCIAL_TAKEN,
    );
    expect((await returnFromProvider(dewi, 'of.budi@example.com')).error).toBe(errorCodes.SOCIAL_TAKEN);
    expect(await readServer().whoIs(dewi)).toBe('dewi');
  });

  it('reports a provider that does not respond', async () => {
    expect(await start(new Map(), '', 'away')).toMatchObject({
      status: 503,
      error: errorCodes.PROVIDER_UNAVAILABLE,
    });
  });
});
