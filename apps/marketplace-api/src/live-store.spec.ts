import { createAccount, createPasswords } from '@pasar/account-service';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { clockOffsetCookieName } from '@pasar/page-shell-rules';
import type { StoreMode } from '@pasar/page-shell-rules';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMarketplace } from './create-marketplace.ts';

const now = () => Date.now();
const ids = createIds({ now, worker: 1 });
const password = 'a-basket-of-rambutan';
let database: TestDatabase;
const apps: FastifyInstance[] = [];

async function open(mode: StoreMode): Promise<FastifyInstance> {
  const app = await createMarketplace({
    db: database.db,
    ids,
    now,
    picturesDir: '/nowhere',
    importsDir: '/nowhere',
    logLevel: 'silent',
    mode,
    answers: 'checked',
    toggles: { environment: 'live', file: undefined },
  });
  apps.push(app);
  return app;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const passwordHash = await createPasswords().hash(password);
  for (const username of ['shopper', 'tester'])
    await createAccount({ db, ids }, { username, passwordHash }, now());
  await db.updateTable('account').set({ is_test: true }).where('username', '=', 'tester').execute();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.close();
});

const post = (app: FastifyInstance, url: string, payload: object, more = {}) =>
  app.inject({ method: 'POST', url: `/api/v4/${url}`, headers: { host: 'sg.localhost', ...more }, payload });
const signIn = (app: FastifyInstance, login: string) => post(app, 'account/login', { login, password });

it.each([
  { mode: 'demo', login: 'tester', status: 200 },
  { mode: 'demo', login: 'shopper', status: 200 },
  { mode: 'live', login: 'tester', status: 401 },
  { mode: 'live', login: 'shopper', status: 200 },
] as const)('a $mode store answers $status to a sign-in as $login', async ({ mode, login, status }) => {
  expect((await signIn(await open(mode), login)).statusCode).toBe(status);
});

it.each([
  { mode: 'demo', status: 404 },
  { mode: 'live', status: 429 },
] as const)(
  'a $mode store answers $status to repeated calls from its own machine',
  async ({ mode, status }) => {
    const app = await open(mode);
    const calls = Array.from({ length: 1201 }, () => app.inject('/api/v4/none'));
    expect((await Promise.all(calls)).at(-1)?.statusCode).toBe(status);
  },
);

it.each([
  { mode: 'demo', status: 200 },
  { mode: 'live', status: 403 },
] as const)(
  'a $mode store answers $status to the 21st sign-up within an hour from its own machine without a captcha',
  async ({ mode, status }) => {
    const app = await open(mode);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      const username = `${mode}${count}`;
      const account = { username, email: `${username}@example.com`, password };
      statuses.push((await post(app, 'account/signup', account)).statusCode);
    }
    expect(statuses.at(-1)).toBe(status);
  },
);

it.each([
  { mode: 'demo', status: 200 },
  { mode: 'live', status: 429 },
] as const)(
  'a $mode store answers $status to the 601st report within a minute from its own machine',
  async ({ mode, status }) => {
    const app = await open(mode);
    const statuses: number[] = [];
    for (let count = 0; count < 601; count += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/__t__',
        headers: { host: 'sg.localhost', 'content-type': 'application/json' },
        payload: '[[1,2]]',
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses.at(-1)).toBe(status);
  },
);

it.each([
  { mode: 'demo', status: 200 },
  { mode: 'live', status: 404 },
] as const)('a $mode store answers $status to requests for its API documents', async ({ mode, status }) => {
  expect((await (await open(mode)).inject('/docs/json')).statusCode).toBe(status);
});

it.each([
  { mode: 'demo', methods: ['qr', 'card', 'installments', 'bank-transfer', 'wallet'] },
  { mode: 'live', methods: [] },
] as const)(
  'a $mode store without a provider offers $methods besides the courier',
  async ({ mode, methods }) => {
    const app = await open(mode);
    const { cookies } = await signIn(app, 'shopper');
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { host: 'sg.localhost', cookie };
    const answer = await app.inject({ url: '/api/v4/checkout/preview', headers });
    const offered = answer.json().data.payment_methods as { readonly method: string }[];
    expect(offered.map(({ method }) => method).filter((method) => method !== 'cod')).toEqual(methods);
  },
);

it.each([
  { mode: 'demo', state: 'expired' },
  { mode: 'live', state: 'requested' },
] as const)(
  'a $mode store shows a verification as $state to a browser that moves its clock by a day',
  async ({ mode, state }) => {
    const app = await open(mode);
    const { id } = (await post(app, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).json().data;
    const cookie = `${clockOffsetCookieName}=1440`;
    expect((await post(app, 'verification/read', { id }, { cookie })).json().data.state).toBe(state);
  },
);
