import { errorCodes } from '@pasar/error-catalogue';
import { startIdentityProvider } from '@pasar/identity-provider';
import type { RunningIdentityProvider } from '@pasar/identity-provider';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccountServer } from '../testing/start-account-server.ts';
import type { AccountServer, CookieJar } from '../testing/start-account-server.ts';

let provider: RunningIdentityProvider;
let database: TestDatabase;
let server: AccountServer;
const client = { clientId: 'pasar', clientSecret: 'secret' };
const redirectUris = ['http://localhost/authenticate/oauth', 'http://br.localhost/authenticate/oauth'];

beforeAll(async () => {
  provider = await startIdentityProvider({ clients: [{ ...client, redirectUris }] });
  const { issuer } = provider;
  database = await createTestDatabase();
  server = await startAccountServer(database.db, {
    identityProviders: [
      { id: 'demo', name: 'Demo ID', kind: 'social', issuer, ...client },
      { id: 'away', name: 'Away', kind: 'wallet', issuer: 'http://127.0.0.1:9', ...client, markets: ['SG'] },
    ],
  });
  for (const username of ['budi', 'dewi'])
    await server.addAccount({
      username,
      email: `${username}@example.com`,
      emailConfirmed: true,
      password: 'a fine sentence',
    });
});
afterAll(async () => {
  await provider.close();
  await server.close();
  await database.close();
});
// The provider issues tokens with the current time.
beforeEach(async () => {
  server.clock.now = Date.now();
  await server.db.deleteFrom('rate_window').execute();
});

/** Follows the provider's redirects as a browser does; returns the address at which it leaves. */
async function visitProvider(start: string, form: Record<string, string>): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | undefined;
  for (let step = 0; url.startsWith(provider.issuer); step += 1) {
    if (step > 6) throw new Error(`The provider does not go on at ${url}`);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      // An expiry in the past deletes a cookie.
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    body = location ? undefined : new URLSearchParams(form);
    if (location) url = new URL(location, url).href;
  }
  return new URL(url);
}

const start = (jar: CookieJar, carried = 'next=%2Fcart', provider = 'demo') =>
  server.call('account/social/start', { provider, carried }, { jar });
const finish = (jar: CookieJar, answer: string, host?: string) =>
  server.call('account/social/finish', { answer }, { jar, host });

/** Signs in at the provider as this person; returns its callback. */
async function visit(jar: CookieJar, login: string, answer = 'continue'): Promise<string> {
  const { data } = await start(jar);
  return (await visitProvider(data.url, { login, answer })).search.slice(1);
}

async function returnFromProvider(jar: CookieJar, login: string) {
  return finish(jar, await visit(jar, login));
}

describe('sign-in with a provider', () => {
  it('creates an account for a new person, who signs in with it from then on', async () => {
    const jar: CookieJar = new Map();
    expect((await returnFromProvider(jar, 'new@example.com')).data).toEqual({
      outcome: 'bind',
      carried: 'next=%2Fcart',
    });
    const pending = await server.call('account/social/pending', undefined, { jar });
    expect(pending.data).toEqual({ provider: 'Demo ID', email: 'new@example.com', carried: 'next=%2Fcart' });
    const signUp = await server.call('account/social/signup', {}, { jar });
    expect(signUp.data).toMatchObject({ needs_identity: false });
    const info = await server.call('account/basic/get_account_info', undefined, { jar });
    expect(info.data).toMatchObject({ email: 'new@example.com', email_verified: true, has_password: false });
    const again: CookieJar = new Map();
    expect((await returnFromProvider(again, 'new@example.com')).data).toMatchObject({ outcome: 'signed-in' });
    expect(await server.whoIs(again)).toBe(info.data.username);
  });

  it('links to the signed-in account once its owner agrees', async () => {
    const jar = await server.signIn('budi', 'a fine sentence');
    expect((await returnFromProvider(jar, 'budi.social@example.com')).data).toMatchObject({
      outcome: 'bind',
    });
    await server.proveIdentity(jar, 'a fine sentence');
    expect((await server.call('account/social/bind', {}, { jar })).error).toBe(0);
    const { data } = await server.call('internal/outbox');
    expect(data.messages[0]).toMatchObject({
      recipient: 'budi@example.com',
      subject: 'Your sign-in details were changed',
    });
    const linked = await server.call('account/social/list', undefined, { jar });
    expect(linked.data.identities).toMatchObject([
      { provider: 'demo', name: 'Demo ID', label: 'budi.social@example.com' },
    ]);
    const other: CookieJar = new Map();
    await returnFromProvider(other, 'budi.social@example.com');
    expect(await server.whoIs(other)).toBe('budi');
    await server.call('account/social/unlink', { provider: 'demo' }, { jar });
    expect((await returnFromProvider(new Map(), 'budi.social@example.com')).data.outcome).toBe('bind');
  });

  it('never signs in to an account by its address alone', async () => {
    const jar: CookieJar = new Map();
    expect((await returnFromProvider(jar, 'budi@example.com')).data.outcome).toBe('bind');
    expect((await server.call('account/social/signup', {}, { jar })).error).toBe(errorCodes.EMAIL_EXISTS);
    expect(await server.whoIs(jar)).toBeUndefined();
    expect((await server.call('account/social/pending', undefined, { jar })).data.email).toBe(
      'budi@example.com',
    );
  });

  it('leaves an address unconfirmed if the provider has not confirmed it, and works without one', async () => {
    const unconfirmed: CookieJar = new Map();
    await returnFromProvider(unconfirmed, 'unconfirmed@example.com');
    await server.call('account/social/signup', {}, { jar: unconfirmed });
    const info = await server.call('account/basic/get_account_info', undefined, { jar: unconfirmed });
    expect(info.data).toMatchObject({ email: 'unconfirmed@example.com', email_verified: false });
    const nameless: CookieJar = new Map();
    await returnFromProvider(nameless, 'somebody');
    await server.call('account/social/signup', {}, { jar: nameless });
    const other = await server.call('account/basic/get_account_info', undefined, { jar: nameless });
    expect(other.data).toMatchObject({ email: '', email_verified: false });
    await server.db.updateTable('session').set({ identified_at: server.clock.now }).execute();
    expect((await server.call('account/social/unlink', { provider: 'demo' }, { jar: nameless })).error).toBe(
      errorCodes.LAST_WAY_IN,
    );
    expect(await server.whoIs(nameless)).toBe(other.data.username);
  });

  it('lists only the providers of the market', async () => {
    const read = (host: string) => server.call('account/social/providers', undefined, { host });
    expect((await read('localhost')).data.providers.map(({ id }: { id: string }) => id)).toEqual([
      'demo',
      'away',
    ]);
    expect((await read('br.localhost')).data.providers).toEqual([
      { id: 'demo', name: 'Demo ID', kind: 'social' },
    ]);
    expect((await start(new Map(), '', 'nobody')).error).toBe(errorCodes.NOT_FOUND);
  });
});

describe('proof of identity by a provider', () => {
  const startProof = (jar: CookieJar, provider = 'demo') =>
    server.call('account/social/start', { provider, carried: 'next=%2Fcart', proof: true }, { jar });
  const visitAgain = async (jar: CookieJar, login: string) =>
    (await visitProvider((await startProof(jar)).data.url, { login, answer: 'continue' })).search.slice(1);
  const isIdentified = async (jar: CookieJar) =>
    (await server.call('account/profile/get', undefined, { jar })).data.is_identified;

  /** A member without password, phone or confirmed address. */
  async function signUpNameless(login: string): Promise<CookieJar> {
    const jar: CookieJar = new Map();
    await returnFromProvider(jar, login);
    await server.call('account/social/signup', {}, { jar });
    return jar;
  }

  it('lets a member without any other way change the sign-in details, for ten minutes', async () => {
    const jar = await signUpNameless('proof-one');
    const change = () => server.call('account/email/change', { email: 'proof@example.com' }, { jar });
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
    expect(await isIdentified(jar)).toBe(false);
    expect((await finish(jar, await visitAgain(jar, 'proof-one'))).data).toEqual({
      outcome: 'proved',
      carried: 'next=%2Fcart',
    });
    expect(await isIdentified(jar)).toBe(true);
    expect((await change()).error).toBe(0);
    server.skipMinutes(10);
    expect((await change()).error).toBe(errorCodes.IDENTITY_PROOF_NEEDED);
  });

  it('requires a new sign-in at the provider, which says when it was', async () => {
    const jar = await signUpNameless('proof-two');
    const url = new URL((await startProof(jar)).data.url);
    expect(url.searchParams.get('prompt')).toBe('login');
    // Without these the provider need not ask again, nor say when it last did.
    for (const name of ['prompt', 'max_age']) url.searchParams.delete(name);
    const answer = (await visitProvider(url.href, { login: 'proof-two', answer: 'continue' })).search;
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
    const budi = await server.signIn('budi', 'a fine sentence');
    expect((await startProof(budi)).error).toBe(errorCodes.NOT_FOUND);
    expect((await startProof(new Map())).error).toBe(errorCodes.NOT_LOGGED_IN);
  });
});

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
    expect((await server.call('account/social/pending', undefined, { jar })).error).toBe(
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
    server.skipMinutes(10);
    expect((await finish(late, lateAnswer)).error).toBe(errorCodes.PROVIDER_REFUSED);
  });

  it('rejects an ID token with the nonce of another attempt', async () => {
    const jar: CookieJar = new Map();
    const { data } = await start(jar);
    const url = new URL(data.url);
    url.searchParams.set('nonce', 'another');
    const answer = (await visitProvider(url.href, { login: 'ana@example.com', answer: 'continue' })).search;
    expect((await finish(jar, answer.slice(1))).error).toBe(errorCodes.PROVIDER_REFUSED);
  });

  it("rejects another member's identity, and linking it, while a member is signed in", async () => {
    const budi = await server.signIn('budi', 'a fine sentence');
    const dewi = await server.signIn('dewi', 'a fine sentence');
    await returnFromProvider(budi, 'of.budi@example.com');
    await returnFromProvider(dewi, 'of.budi@example.com');
    for (const jar of [budi, dewi]) await server.proveIdentity(jar, 'a fine sentence');
    expect((await server.call('account/social/bind', {}, { jar: budi })).error).toBe(0);
    expect((await server.call('account/social/bind', {}, { jar: dewi })).error).toBe(errorCodes.SOCIAL_TAKEN);
    expect((await returnFromProvider(dewi, 'of.budi@example.com')).error).toBe(errorCodes.SOCIAL_TAKEN);
    expect(await server.whoIs(dewi)).toBe('dewi');
  });

  it('reports a provider that does not respond', async () => {
    expect(await start(new Map(), '', 'away')).toMatchObject({
      status: 503,
      error: errorCodes.PROVIDER_UNAVAILABLE,
    });
  });
});
