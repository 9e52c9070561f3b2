import { createServer } from '@pasar/http-server';
import { injectCall } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { registerCartCalls } from '../register-cart-calls.ts';
import { createCartPorts } from './create-cart-ports.ts';
import { insertItem, insertShop } from './insert-rows.ts';
import type { CartBody } from './start-cart-server.ts';

export const item11 = { shopid: 1, itemid: 11 };
export const model121 = { shopid: 2, itemid: 12, modelid: 121 };

/** Sets up the cart's calls with three shops and items that can and cannot be added. A session's token is the user's id. */
export function setUpCartCalls() {
  let store: TestDatabase;
  let app: FastifyInstance;
  let now = 1000;

  beforeAll(async () => {
    store = await createTestDatabase();
    // The token is the user's id; user 9001 has shop 1, where user 9002 works.
    const find = async (token: string) => ({
      userid: Number(token),
      ...(token === '9001' && { shopid: 1 }),
      ...(token === '9002' && { shopMembership: { shopid: 1, role: 'service' } as const }),
    });
    app = await createServer({ sessions: { find }, now: () => (now += 1), logLevel: 'silent' });
    registerCartCalls(app, createCartPorts(store));
    for (const shopid of [1, 2]) await insertShop(store.db, shopid);
    await insertShop(store.db, 3, { holiday_mode_on: true });
    await insertItem(store.db, 11, { stock: 5 });
    await insertItem(store.db, 12, {
      shopid: 2,
      models: { 121: { stock: 3, price: 700 }, 122: { stock: 0 } },
    });
    await insertItem(store.db, 13, { stock: 0 });
    await insertItem(store.db, 14, { status: 2 });
    await insertItem(store.db, 15, { is_adult: true });
    await insertItem(store.db, 16, { shopid: 3 });
    await insertItem(store.db, 17, {
      stock: 5000,
      wholesale_tiers: JSON.stringify([{ min_quantity: 10, price: 800 }]),
    });
  });
  beforeEach(() => store.db.deleteFrom('cart_line').execute());
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const call = (path: string, body?: CartBody, user = 7, region?: string) =>
    injectCall(app, {
      path: `cart/${path}`,
      body,
      headers: {
        cookie: `__Host-session=${user}${region === undefined ? '' : `; delivery_region=${region}`}`,
      },
    });

  return {
    readDb: () => store.db,
    call,
    add: (body: CartBody, user?: number) => call('add_to_cart', body, user),
    /** Sends a call as a visitor without a session. */
    callAsVisitor: (url: string): Promise<LightMyRequestResponse> =>
      app.inject({ url: `/api/v4/cart/${url}`, headers: { host: 'sg.localhost' } }),
  };
}
