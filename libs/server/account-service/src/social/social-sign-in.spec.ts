import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { setUpSocialSignIn } from '../testing/set-up-social-sign-in.ts';
import type { CookieJar } from '../testing/start-account-server.ts';

const { readServer, start, returnFromProvider } = setUpSocialSignIn();

describe('sign-in with a provider', () => {
  it('creates an account for a new person, who signs in with it from then on', async () => {
    const jar: CookieJar = new Map();
    expect((await returnFromProvider(jar, 'new@example.com')).data).toEqual({
      outcome: 'bind',
      carried: 'next=%2Fcart',
    });
    const pending = await readServer().call('account/social/pending', undefined, { jar });
    expect(pending.data).toEqual({ provider: 'Demo ID', email: 'new@example.com', carried: 'next=%2Fcart' });
    const signUp = await readServer().call('account/social/signup', {}, { jar });
    expect(signUp.data).toMatchObject({ needs_identity: false });
    const info = await readServer().call('account/basic/get_account_info', undefined, { jar });
    expect(info.data).toMatchObject({ email: 'new@example.com', email_verified: true, has_password: false });
    const again: CookieJar = new Map();
    expect((await returnFromProvider(again, 'new@example.com')).data).toMatchObject({ outcome: 'signed-in' });
    expect(await readServer().whoIs(again)).toBe(info.data.username);
  });

  it('links to the signed-in account once its owner agrees', async () => {
    const jar = await readServer().signIn('budi', 'a fine sentence');
    expect((await returnFromProvider(jar, 'budi.social@example.com')).data).toMatchObject({
      outcome: 'bind',
    });
    await readServer().proveIdentity(jar, 'a fine sentence');
    expect((await readServer().call('account/social/bind', {}, { jar })).error).toBe(0);
    const { data } = await readServer().call('internal/outbox');
    expect(data.messages[0]).toMatchObject({
      recipient: 'budi@example.com',
      subject: 'Your sign-in details were changed',
    });
    const linked = await readServer().call('account/social/list', undefined, { jar });
    expect(linked.data.identities).toMatchObject([
      { provider: 'demo', name: 'Demo ID', label: 'budi.social@example.com' },
    ]);
    const other: CookieJar = new Map();
    await returnFromProvider(other, 'budi.social@example.com');
    expect(await readServer().whoIs(other)).toBe('budi');
    await readServer().call('account/social/unlink', { provider: 'demo' }, { jar });
    expect((await returnFromProvider(new Map(), 'budi.social@example.com')).data.outcome).toBe('bind');
  });

  it('never signs in to an account by its address alone', async () => {
    const jar: CookieJar = new Map();
    expect((await returnFromProvider(jar, 'budi@example.com')).data.outcome).toBe('bind');
    expect((await readServer().call('account/social/signup', {}, { jar })).error).toBe(
      errorCodes.EMAIL_EXISTS,
    );
    expect(await readServer().whoIs(jar)).toBeUndefined();
    expect((await readServer().call('account/social/pending', undefined, { jar })).data.email).toBe(
      'budi@example.com',
    );
  });

  it('leaves an address unconfirmed if the provider has not confirmed it, and works without one', async () => {
    const unconfirmed: CookieJar = new Map();
    await returnFromProvider(unconfirmed, 'unconfirmed@example.com');
    await readServer().call('account/social/signup', {}, { jar: unconfirmed });
    const info = await readServer().call('account/basic/get_account_info', undefined, { jar: unconfirmed });
    expect(info.data).toMatchObject({ email: 'unconfirmed@example.com', email_verified: false });
    const nameless: CookieJar = new Map();
    await returnFromProvider(nameless, 'somebody');
    await readServer().call('account/social/signup', {}, { jar: nameless });
    const other = await readServer().call('account/basic/get_account_info', undefined, { jar: nameless });
    expect(other.data).toMatchObject({ email: '', email_verified: false });
    await readServer().db.updateTable('session').set({ identified_at: readServer().clock.now }).execute();
    expect(
      (await readServer().call('account/social/unlink', { provider: 'demo' }, { jar: nameless })).error,
    ).toBe(errorCodes.LAST_WAY_IN);
    expect(await readServer().whoIs(nameless)).toBe(other.data.username);
  });

  it('lists only the providers of the market', async () => {
    const read = (host: string) => readServer().call('account/social/providers', undefined, { host });
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
