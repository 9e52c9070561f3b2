import { createServerSecret } from '@pasar/account-service';
import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { injectForData, userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerIntegrationCalls } from './register-integration-calls.ts';

let store: TestDatabase;
let app: FastifyInstance;
let now = 1_800_000_000_000;
let answer: unknown;
const forms: URLSearchParams[] = [];

const line = {
  name: 'LINE',
  url: 'https://line.example/authorize',
  tokenUrl: 'https://line.example/token',
  clientId: 'pasar',
  clientSecret: 'hush',
};

beforeAll(async () => {
  store = await createTestDatabase();
  const { db } = store;
  app = await createServer({
    sessions: userIdSessions(),
    now: () => now,
    logLevel: 'silent',
    exemptLoopback: true,
  });
  registerIntegrationCalls(app, {
    db,
    secret: createServerSecret(db, 'integrations'),
    partners: { TH: { line, wallet: { name: 'Wallet', url: 'https://wallet.example/' } } },
    exchange: async (_url, form) => {
      forms.push(form);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
});
beforeEach(async () => {
  answer = { sub: 'line-user-1' };
  forms.length = 0;
  await store.db.deleteFrom('linked_account').execute();
});
afterAll(async () => {
  await app.close();
  await store.close();
});

async function call(user: number | undefined, path: string, body?: object, host = 'th.localhost') {
  now += 1;
  return injectForData(app, { path: `integration/${path}`, user, body, host });
}

const back = '/integration/link/line';
const start = async (user = 7) => new URL((await call(user, 'start', { partner: 'line', back })).url);
const readState = (url: URL) => url.searchParams.get('state') ?? '';
const complete = (user: number, state: string, code = 'code') =>
  call(user, 'complete', { partner: 'line', state, code });
const refused = { error: errorCodes.LINK_TOKEN_EXPIRED };

it('redirects to the partner and links the returning account', async () => {
  const url = await start();
  expect(`${url.origin}${url.pathname}`).toBe('https://line.example/authorize');
  expect(url.searchParams.get('redirect_uri')).toMatch(/\/integration\/link\/line$/);
  expect(await complete(7, readState(url))).toMatchObject({ configured: true, name: 'LINE', linked: true });
  expect(forms[0]?.get('code_verifier')).toBeTruthy();
  expect(await call(8, 'status?partner=line')).toMatchObject({ linked: false });
  expect(await call(7, 'unlink', { partner: 'line' })).toMatchObject({ linked: false });
});

it('rejects the state of another member, a changed one, an expired one, and a used one', async () => {
  const state = readState(await start());
  expect(await complete(8, state)).toEqual(refused);
  expect(await complete(7, `${state}x`)).toEqual(refused);
  expect(await complete(7, `x${state}`)).toEqual(refused);
  expect(await complete(7, 'nonsense')).toEqual(refused);
  expect(await complete(7, state)).toMatchObject({ linked: true });
  expect(await complete(7, state)).toEqual(refused);
  const late = readState(await start());
  now += 11 * minuteMs;
  expect(await complete(7, late)).toEqual(refused);
  expect(forms).toHaveLength(1);
});

it.each([
  ['nothing', new Error('down')],
  ['an error', { error: 'invalid_grant' }],
  ['no name', { sub: '' }],
])('links nothing when the partner answers %s', async (_, said) => {
  answer = said;
  expect(await complete(7, readState(await start()))).toEqual({ error: errorCodes.SERVICE_UNAVAILABLE });
  expect(await call(7, 'status?partner=line')).toMatchObject({ linked: false });
});

it('links an account of the partner with one member only', async () => {
  await complete(7, readState(await start()));
  expect(await complete(8, readState(await start(8)))).toEqual({ error: errorCodes.SOCIAL_TAKEN });
  expect(await call(7, 'status?partner=line')).toMatchObject({ linked: true });
});

it.each([
  ['a foreign return URL', { partner: 'wallet', back: 'https://evil.example/' }],
  ['a foreign return URL without a scheme', { partner: 'wallet', back: '//evil.example/' }],
])('rejects %s', async (_, body) => {
  expect(await call(7, 'start', body)).toEqual({ error: errorCodes.PARAM });
});

it('reports a missing configuration, and requires a session', async () => {
  expect(await call(7, 'status?partner=game')).toMatchObject({ configured: false, name: '' });
  expect(await call(7, 'start', { partner: 'game', back: '/game' })).toEqual({ error: errorCodes.NOT_FOUND });
  expect(await call(7, 'status?partner=line', undefined, 'sg.localhost')).toMatchObject({
    configured: false,
  });
  expect(await call(undefined, 'status?partner=line')).toEqual({ error: errorCodes.NOT_LOGGED_IN });
});
