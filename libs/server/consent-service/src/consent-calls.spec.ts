import { createServer } from '@pasar/http-server';
import { userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerConsentCalls } from './register-consent-calls.ts';

let database: TestDatabase;
let app: FastifyInstance;
const now = 1_800_000_000_000;

const accounts = ['ana', 'bruno', 'clara'] as const;

beforeAll(async () => {
  database = await createTestDatabase();
  // The token is the user's id.
  app = await createServer({ sessions: userIdSessions(), now: () => now, logLevel: 'silent' });
  registerConsentCalls(app, database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A browser in a market that stores cookies. */
function browser(host = 'br.localhost') {
  const jar = new Map<string, string>();
  const call = async (path: string, body?: object) => {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/v4/${path}`,
      headers: { host, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, cookies: answer.cookies, ...answer.json() };
  };
  return {
    jar,
    call,
    ask: () => call('account/cookie_get_preferences?version=1'),
    accept: () => call('account/cookie_accept_all', { version: 1 }),
    reject: () => call('account/cookie_reject_all', { version: 1 }),
    set: (...preferences: object[]) => call('account/cookie_set_preferences', { version: 1, preferences }),
    signIn: (name: (typeof accounts)[number]) =>
      jar.set('__Host-session', String(accounts.indexOf(name) + 1)),
  };
}

const readStatuses = ({ data }: { data: { preferences: { status: number }[] } }): number[] =>
  data.preferences.map(({ status }) => status);

describe('an anonymous visitor', () => {
  it('has no choice yet, and may be remembered by necessary cookies', async () => {
    const { data } = await browser().ask();
    expect(data).toEqual({
      need_consent: true,
      preferences: [1, 2, 3, 4, 5].map((category) => ({ category, status: 0, update_time: 0 })),
      allowed_fe_set_cookies: ['language', 'SPC_IA', 'delivery_region', 'FEATURE_TOGGLE_OVERRIDE'],
    });
  });

  it('is not asked where consent is not required', async () => {
    expect((await browser('sg.localhost').ask()).data.need_consent).toBe(false);
  });

  it('is remembered by an HttpOnly cookie that identifies nobody', async () => {
    const visitor = browser();
    const { data, cookies } = await visitor.reject();
    expect(data).toMatchObject({ need_consent: false });
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'consent',
        value: '1.22222',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 15_552_000,
      }),
    ]);
    expect(readStatuses(await visitor.ask())).toEqual([2, 2, 2, 2, 2]);
  });

  it('changes one category and keeps the others', async () => {
    const visitor = browser();
    await visitor.reject();
    expect(readStatuses(await visitor.set({ category: 1, status: 1 }))).toEqual([1, 2, 2, 2, 2]);
    expect(readStatuses(await visitor.ask())).toEqual([1, 2, 2, 2, 2]);
  });

  it.each(['nonsense', '9.11111', '1.1'])('with the cookie %s has no choice', async (value) => {
    const visitor = browser();
    visitor.jar.set('consent', value);
    expect((await visitor.ask()).data.need_consent).toBe(true);
  });
});

describe('an account', () => {
  it('is remembered on every device, with the time', async () => {
    const first = browser();
    first.signIn('ana');
    await first.accept();
    const second = browser();
    second.signIn('ana');
    const { data } = await second.ask();
    expect(data.need_consent).toBe(false);
    expect(data.preferences).toContainEqual({ category: 5, status: 1, update_time: now / 1000 });
  });

  it('keeps its choices as an anonymous visitor until it makes its own', async () => {
    const shopper = browser();
    await shopper.reject();
    shopper.signIn('bruno');
    expect(readStatuses(await shopper.ask())).toEqual([2, 2, 2, 2, 2]);
    await shopper.set({ category: 2, status: 1 });
    shopper.jar.delete('consent');
    expect(readStatuses(await shopper.ask())).toEqual([0, 1, 0, 0, 0]);
  });

  it('stores one choice per category, also with concurrent calls', async () => {
    const shopper = browser();
    shopper.signIn('clara');
    await Promise.all([shopper.accept(), shopper.reject(), shopper.accept()]);
    expect([
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
    ]).toContainEqual(readStatuses(await shopper.ask()));
  });
});

describe('rejects', () => {
  it.each([
    ['account/cookie_accept_all', { version: 2 }, 400],
    ['account/cookie_set_preferences', { version: 1, preferences: [] }, 400],
    ['account/cookie_set_preferences', { version: 1, preferences: [{ category: 9, status: 1 }] }, 400],
  ])('%s %j: %d', async (path, body, status) => {
    expect((await browser().call(path, body)).status).toBe(status);
  });
});
