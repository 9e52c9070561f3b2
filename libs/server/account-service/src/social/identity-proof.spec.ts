import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { setUpSocialSignIn } from '../testing/set-up-social-sign-in.ts';
import type { CookieJar } from '../testing/start-account-server.ts';

const { readServer, finish, signInAt, returnFromProvider } = setUpSocialSignIn();

describe('proof of identity by a provider', () => {
  const startProof = (jar: CookieJar, provider = 'demo') =>
    readServer().call('account/social/start', { provider, carried: 'next=%2Fcart', proof: true }, { jar });
  const visitAgain = async (jar: CookieJar, login: string) =>
    (await signInAt((await startProof(jar)).data.url, login)).search.slice(1);
  const isIdentified = async (jar: CookieJar) =>
    (await readServer().call('account/profile/get', undefined, { jar })).data.is_identified;

  /** A member without password, phone or confirmed address. */
  async function signUpNameless(login: string): Promise<CookieJar> {
    const jar: CookieJar = new Map();
    await returnFromProvider(jar, login);
    await readServer().call('account/social/signup', {}, { jar });
    return jar;
  }

  it('lets a member without any other way change the sign-in details, for ten minutes', async () => {
    const jar = await signUpNameless('proof-one');
    const change = () => readServer().call('account/email/change', { email: 'proof@example.com' }, { jar });
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
    expect(await isIdentified(jar)).toBe(false);
    expect((await finish(jar, await visitAgain(jar, 'proof-one'))).data).toEqual({
      outcome: 'proved',
      carried: 'next=%2Fcart',
    });
    expect(await isIdentified(jar)).toBe(true);
    expect((await change()).error).toBe(0);
    readServer().skipMinutes(10);
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
  });

  it('requires a new sign-in at the provider, which says when it was', async () => {
    const jar = await signUpNameless('proof-two');
    const url = new URL((await startProof(jar)).data.url);
    expect(url.searchParams.get('prompt')).toBe('login');
    // Without these the provider need not ask again, nor say when it last did.
    for (const name of ['prompt', 'max_age']) url.searchParams.delete(name);
    const answer = (await signInAt(url.href, 'proof-two')).search;
    expect((await finish(jar, answer.slice(1))).error).toBe(errorCodes.PROVIDER_REFUSED);
    expect(await isIdentified(jar)).toBe(false);
  });

  it('an ordinary sign-in is no proof', async () => {
    const jar = await signUpNameless('proof-three');
    expect((await returnFromProvider(jar, 'proof-three')).data.outcome).toBe('signed-in');
    expect(await isIdentified(jar)).toBe(false);
  });

  it("rejects another person's sign-in, another member's session, and an unlinked provider", async () => {
    const [mine, theirs] = [await signUpNameless('proof-four'), await signUpNameless('proof-five')];
    for (const login of ['proof-five', 'proof-of-nobody'])
      expect((await finish(mine, await visitAgain(mine, login))).error).toBe(errorCodes.PROVIDER_REFUSED);
    const answer = await visitAgain(mine, 'proof-four');
    const mixed = new Map([...mine, ...[...theirs].filter(([name]) => name.includes('session'))]);
    expect((await finish(mixed, answer)).error).toBe(errorCodes.PROVIDER_REFUSED);
    expect([await isIdentified(mine), await isIdentified(theirs)]).toEqual([false, false]);
    const budi = await readServer().signIn('budi', 'a fine sentence');
    expect((await startProof(budi)).error).toBe(errorCodes.NOT_FOUND);
    expect((await startProof(new Map())).error).toBe(errorCodes.NOT_LOGGED_IN);
  });
});
