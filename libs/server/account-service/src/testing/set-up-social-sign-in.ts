import { startIdentityProvider } from '@pasar/identity-provider';
import type { RunningIdentityProvider } from '@pasar/identity-provider';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startAccountServer } from './start-account-server.ts';
import type { AccountServer, CookieJar } from './start-account-server.ts';
import { visitProvider } from './visit-provider.ts';

const client = { clientId: 'pasar', clientSecret: 'secret' };
const redirectUris = ['http://localhost/authenticate/oauth', 'http://br.localhost/authenticate/oauth'];

/** Sets up the accounts `budi` and `dewi`, a running identity provider, and one that does not respond. */
export function setUpSocialSignIn() {
  let provider: RunningIdentityProvider;
  let database: TestDatabase;
  let server: AccountServer;

  beforeAll(async () => {
    provider = await startIdentityProvider({ clients: [{ ...client, redirectUris }] });
    const { issuer } = provider;
    database = await createTestDatabase();
    server = await startAccountServer(database.db, {
      identityProviders: [
        { id: 'demo', name: 'Demo ID', kind: 'social', issuer, ...client },
        {
          id: 'away',
          name: 'Away',
          kind: 'wallet',
          issuer: 'http://127.0.0.1:9',
          ...client,
          markets: ['SG'],
        },
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

  const start = (jar: CookieJar, carried = 'next=%2Fcart', id = 'demo') =>
    server.call('account/social/start', { provider: id, carried }, { jar });
  const finish = (jar: CookieJar, answer: string, host?: string) =>
    server.call('account/social/finish', { answer }, { jar, host });

  /** Signs in at the provider from this address of it; returns the address to which it redirects. */
  const signInAt = (url: string, login: string, answer = 'continue') =>
    visitProvider(provider.issuer, url, { login, answer });

  /** Signs in at the provider as this person; returns its callback. */
  async function visit(jar: CookieJar, login: string, answer?: string): Promise<string> {
    const { data } = await start(jar);
    return (await signInAt(data.url, login, answer)).search.slice(1);
  }

  return {
    readServer: () => server,
    start,
    finish,
    signInAt,
    visit,
    returnFromProvider: async (jar: CookieJar, login: string) => finish(jar, await visit(jar, login)),
  };
}
