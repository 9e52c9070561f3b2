import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAccountServer } from '../testing/start-account-server.ts';
import type { AccountServer, CookieJar } from '../testing/start-account-server.ts';

let database: TestDatabase;
let server: AccountServer;
let budi: CookieJar;
let dewi: CookieJar;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startAccountServer(database.db, { sellerSignIn: { countryHeader: 'x-country' } });
  for (const username of ['budi', 'dewi']) await server.addAccount({ username, password: 'a fine sentence' });
  budi = await server.signIn('budi', 'a fine sentence');
  dewi = await server.signIn('dewi', 'a fine sentence');
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(() => server.skipMinutes(60));

/** A browser that shows a code, and the code's token. */
async function showCode(role = 'buyer') {
  const jar: CookieJar = new Map();
  const { data } = await server.call('account/qr/start', { role }, { jar });
  return { jar, url: data.url as string, token: data.url.split('#token=')[1] as string };
}
const open = (jar: CookieJar, token: string) => server.call('account/qr/open', { token }, { jar });
const answer = (jar: CookieJar, token: string, confirm = true) =>
  server.call('account/qr/answer', { token, confirm }, { jar });
const poll = async (jar: CookieJar) => (await server.call('account/qr/poll', {}, { jar })).data.state;

describe('sign-in by QR code', () => {
  it.each([
    ['buyer', 'http://localhost/buyer/login/qr#token='],
    ['seller', 'http://localhost/seller/login/qr#token='],
  ])(
    'signs in the %s browser that shows the code after another browser confirmed it',
    async (role, address) => {
      const { jar, url, token } = await showCode(role);
      expect(url.startsWith(address)).toBe(true);
      expect(await poll(jar)).toBe('pending');
      expect((await open(budi, token)).data).toEqual({
        role,
        browser: 'Firefox',
        system: 'Linux',
        country: '',
        network: '198.51.100.•',
        ctime: toUnixSeconds(server.clock.now),
      });
      expect(await poll(jar)).toBe('opened');
      expect((await answer(budi, token)).error).toBe(0);
      expect(await poll(jar)).toBe('signed-in');
      expect(await server.whoIs(jar)).toBe('budi');
    },
  );

  it('reports to the browser that its sign-in was refused', async () => {
    const { jar, token } = await showCode();
    await open(budi, token);
    await answer(budi, token, false);
    expect([await poll(jar), await server.whoIs(jar)]).toEqual(['refused', undefined]);
    expect((await open(budi, token)).error).toBe(errorCodes.QR_EXPIRED);
  });

  it('signs in one browser once, however often it polls', async () => {
    const { jar, token } = await showCode();
    await open(budi, token);
    await answer(budi, token);
    const states = await Promise.all(Array.from({ length: 20 }, () => poll(new Map(jar))));
    expect(states.filter((state) => state === 'signed-in')).toHaveLength(1);
    expect(await poll(jar)).toBe('expired');
  });

  it('accepts one of many concurrent confirmations', async () => {
    const { token } = await showCode();
    await open(budi, token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(budi, token, index % 2 > 0)),
    );
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  });
});

describe('a QR code used by someone else', () => {
  it('signs in only the browser that shows it', async () => {
    const { token } = await showCode();
    const thief: CookieJar = new Map([['qr_sign_in', token]]);
    await open(budi, token);
    await answer(budi, token);
    expect([await poll(thief), await poll(new Map()), await server.whoIs(thief)]).toEqual([
      'expired',
      'expired',
      undefined,
    ]);
  });

  it('is confirmed only by the member who opened it', async () => {
    const { jar, token } = await showCode();
    await open(budi, token);
    expect((await open(dewi, token)).error).toBe(errorCodes.QR_TAKEN);
    expect((await answer(dewi, token)).error).toBe(errorCodes.QR_TAKEN);
    expect(await poll(jar)).toBe('opened');
  });

  it('is confirmed once', async () => {
    const { token } = await showCode();
    await open(budi, token);
    await answer(budi, token);
    expect((await answer(budi, token)).error).toBe(errorCodes.QR_TAKEN);
    expect((await open(budi, token)).error).toBe(errorCodes.QR_TAKEN);
  });

  it('is confirmed only after it was opened, and only by a member', async () => {
    const { token } = await showCode();
    expect((await answer(budi, token)).error).toBe(errorCodes.QR_TAKEN);
    expect((await open(new Map(), token)).error).toBe(errorCodes.NOT_LOGGED_IN);
  });

  it('expires after three minutes, confirmed or not', async () => {
    const { jar, token } = await showCode();
    const confirmed = await showCode();
    await open(budi, confirmed.token);
    await answer(budi, confirmed.token);
    server.skipMinutes(3);
    expect([await poll(jar), await poll(confirmed.jar)]).toEqual(['expired', 'expired']);
    expect((await open(budi, token)).error).toBe(errorCodes.QR_EXPIRED);
    expect((await open(budi, 'made-up')).error).toBe(errorCodes.QR_EXPIRED);
  });

  it('belongs to one market', async () => {
    const { token } = await showCode();
    const elsewhere = await server.call('account/qr/open', { token }, { jar: budi, host: 'br.localhost' });
    expect(elsewhere.error).toBe(errorCodes.QR_TAKEN);
  });

  it('renews the session at sign-in, so that a planted session is useless', async () => {
    const jar = new Map(dewi);
    const { data } = await server.call('account/qr/start', { role: 'buyer' }, { jar });
    const token = data.url.split('#token=')[1];
    const planted = new Map(jar);
    await open(budi, token);
    await answer(budi, token);
    expect(await poll(jar)).toBe('signed-in');
    expect([await server.whoIs(jar), await server.whoIs(planted)]).toEqual(['budi', undefined]);
    dewi = await server.signIn('dewi', 'a fine sentence');
  });

  it('is shown at most 120 times to a network, across processes', async () => {
    const other = await server.startProcess();
    const ask = (index: number) =>
      server.call(
        'account/qr/start',
        { role: 'buyer' },
        { address: '192.0.2.9' },
        index % 2 ? other : undefined,
      );
    const codes = await Promise.all(Array.from({ length: 140 }, (_, index) => ask(index)));
    await other.close();
    expect(codes.filter(({ error }) => error === 0)).toHaveLength(120);
    expect(codes.find(({ error }) => error !== 0)).toMatchObject({
      error: errorCodes.LIMIT,
      retry_after: expect.any(Number),
    });
  });
});
