import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSoftwareAuthenticator } from '../testing/software-authenticator.ts';
import { startAccountServer } from '../testing/start-account-server.ts';
import type { AccountServer, CookieJar } from '../testing/start-account-server.ts';

let database: TestDatabase;
let server: AccountServer;
const password = 'a fine sentence';
const origin = 'http://localhost';

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db);
  for (const username of ['budi', 'dewi']) await server.addAccount({ username, password });
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => server.skipMinutes(60));

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>;

const post = (path: string, body: object, jar: CookieJar) =>
  server.call(`account/passkey/${path}`, body, { jar });
const startAdd = async (jar: CookieJar): Promise<string> =>
  (await post('start_add', {}, jar)).data.options.challenge;
const startSignIn = async (jar: CookieJar): Promise<string> =>
  (await post('start_login', {}, jar)).data.options.challenge;

/** A browser in which this member has just proved their identity. */
async function signInRecently(login: string): Promise<CookieJar> {
  const jar = await server.signIn(login, password);
  await server.proveIdentity(jar, password);
  return jar;
}

/** A member's browser, and an authenticator with one of their passkeys. */
async function addPasskey(login = 'budi', counter = 0) {
  const jar = await signInRecently(login);
  const authenticator = createSoftwareAuthenticator('localhost');
  const response = authenticator.make({ challenge: await startAdd(jar), origin }, { counter });
  const added = await post('add', { response, name: ' Phone ' }, jar);
  return { jar, authenticator, added };
}

async function signIn(authenticator: Authenticator, options = {}, from = origin) {
  const jar: CookieJar = new Map();
  const response = authenticator.get({ challenge: await startSignIn(jar), origin: from }, options);
  return { jar, response, answer: await post('login', { response }, jar) };
}

describe('a passkey', () => {
  it('is added, signs in, and is removed', async () => {
    const { jar, authenticator, added } = await addPasskey();
    expect(added.data).toMatchObject({ name: 'Phone', host: 'localhost', used_time: 0 });
    const { jar: other, answer } = await signIn(authenticator);
    expect([answer.data.username, await server.whoIs(other)]).toEqual(['budi', 'budi']);
    const { data } = await server.call('account/passkey/list', undefined, { jar });
    expect(data.passkeys[0]).toMatchObject({
      id: added.data.id,
      used_time: toUnixSeconds(server.clock.now),
    });
    expect((await post('remove', { id: added.data.id }, jar)).error).toBe(0);
    expect((await signIn(authenticator)).answer.error).toBe(errorCodes.PASSKEY_REFUSED);
  });

  it('can be removed only by its owner', async () => {
    const { added } = await addPasskey();
    const dewi = await signInRecently('dewi');
    expect((await post('remove', { id: added.data.id }, dewi)).error).toBe(errorCodes.NOT_FOUND);
  });

  it('renews the session at sign-in', async () => {
    const { authenticator } = await addPasskey();
    const jar = await server.signIn('dewi', password);
    const planted = new Map(jar);
    const response = authenticator.get({ challenge: await startSignIn(jar), origin });
    await post('login', { response }, jar);
    expect([await server.whoIs(jar), await server.whoIs(planted)]).toEqual(['budi', undefined]);
  });
});

describe('rejects', () => {
  it('a challenge that was used, also concurrently', async () => {
    const { authenticator } = await addPasskey();
    const jar: CookieJar = new Map();
    const response = authenticator.get({ challenge: await startSignIn(jar), origin });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('login', { response }, new Map(jar))),
    );
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  });

  it("another browser's challenge, and an expired one", async () => {
    const { authenticator } = await addPasskey();
    const jar: CookieJar = new Map();
    const response = authenticator.get({ challenge: await startSignIn(jar), origin });
    expect((await post('login', { response }, new Map())).error).toBe(errorCodes.PASSKEY_REFUSED);
    server.skipMinutes(10);
    expect((await post('login', { response }, jar)).error).toBe(errorCodes.PASSKEY_REFUSED);
  });

  it.each<[string, object, string]>([
    ['a user who is not verified', { isVerified: false }, origin],
    ['the page of another site', {}, 'http://evil.example'],
  ])('%s', async (_, options, from) => {
    const { authenticator } = await addPasskey();
    expect((await signIn(authenticator, options, from)).answer.error).toBe(errorCodes.PASSKEY_REFUSED);
  });

  it('a counter that decreased, which means the passkey was copied', async () => {
    const { authenticator } = await addPasskey('budi', 5);
    expect((await signIn(authenticator, { counter: 6 })).answer.error).toBe(0);
    expect((await signIn(authenticator, { counter: 6 })).answer.error).toBe(errorCodes.PASSKEY_REFUSED);
  });

  it("another passkey's signature, and a malformed response", async () => {
    const { authenticator } = await addPasskey();
    const stranger = createSoftwareAuthenticator('localhost');
    const jar: CookieJar = new Map();
    const challenge = await startSignIn(jar);
    const forged = {
      ...stranger.get({ challenge, origin }),
      id: authenticator.get({ challenge, origin }).id,
    };
    for (const response of [forged, stranger.get({ challenge, origin }), {}, { id: 5 }])
      expect((await post('login', { response }, jar)).error).toBe(errorCodes.PASSKEY_REFUSED);
  });

  it("a new passkey with another member's challenge, or without user verification", async () => {
    const [budi, dewi] = [await signInRecently('budi'), await signInRecently('dewi')];
    const authenticator = createSoftwareAuthenticator('localhost');
    const challenge = await startAdd(budi);
    await startAdd(dewi);
    const stolen = { response: authenticator.make({ challenge, origin }), name: 'x' };
    expect((await post('add', stolen, dewi)).error).toBe(errorCodes.PASSKEY_REFUSED);
    const unverified = authenticator.make({ challenge: await startAdd(dewi), origin }, { isVerified: false });
    expect((await post('add', { response: unverified, name: 'x' }, dewi)).error).toBe(
      errorCodes.PASSKEY_REFUSED,
    );
  });
});
