import { createServer } from '@pasar/http-server';
import { userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCartCalls } from './register-cart-calls.ts';
import { createCartPorts, insertShop, insertItem, insertShopper } from './testing/index.ts';

let store: TestDatabase;
let app: FastifyInstance;
/** 2026-11-22 */
const now = 1_795_305_600_000;
const year = 31_557_600_000;
const adultOnly = 70000008;

/** Shoppers by user id, with their birth date and age confirmation. */
const shoppers = {
  unknown: { userid: 1, birth_at: 0, adult_consent_at: 0 },
  consented: { userid: 2, birth_at: 0, adult_consent_at: now - 1000 },
  ofAge: { userid: 3, birth_at: now - 30 * year, adult_consent_at: 0 },
  minor: { userid: 4, birth_at: now - 16 * year, adult_consent_at: now - 1000 },
} as const;

beforeAll(async () => {
  store = await createTestDatabase();
  app = await createServer({ sessions: userIdSessions(), now: () => now, logLevel: 'silent' });
  registerCartCalls(app, createCartPorts(store));
  await insertShop(store.db, 1);
  await insertItem(store.db, 15, { is_adult: true });
  await insertShop(store.db, 2, { market: 'TH' });
  await insertItem(store.db, 16, { market: 'TH', shopid: 2, currency: 'THB', is_adult: true });
  for (const [username, { userid, ...facts }] of Object.entries(shoppers))
    await insertShopper(store.db, userid, { username, ...facts });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

/** @spec adult-status adult-th adult-cookie adult-items purchasable */
it.each<[keyof typeof shoppers, string, string | undefined, number]>([
  ['unknown', 'sg', undefined, adultOnly],
  ['unknown', 'sg', '0', adultOnly],
  ['unknown', 'sg', '1', 0],
  ['consented', 'sg', undefined, 0],
  ['consented', 'sg', '0', 0],
  ['ofAge', 'sg', '0', 0],
  ['minor', 'sg', undefined, adultOnly],
  ['minor', 'sg', '1', adultOnly],
  ['ofAge', 'th', undefined, adultOnly],
  ['consented', 'th', '0', adultOnly],
  ['minor', 'th', '1', 0],
])('%s in %s with the cookie %s is answered %i', async (who, market, cookie, error) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v4/cart/add_to_cart',
    headers: {
      host: `${market}.localhost`,
      cookie: `__Host-session=${shoppers[who].userid}${cookie === undefined ? '' : `; SPC_IA=${cookie}`}`,
      'sec-fetch-site': 'same-origin',
    },
    payload:
      market === 'th' ? { shopid: 2, itemid: 16, quantity: 1 } : { shopid: 1, itemid: 15, quantity: 1 },
  });
  expect(answer.json().error).toBe(error);
});
