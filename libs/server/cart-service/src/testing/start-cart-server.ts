import { createServer } from '@pasar/http-server';
import { injectCall, userIdSessions } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import { registerCartCalls } from '../register-cart-calls.ts';
import { createCartPorts } from './create-cart-ports.ts';

export type CartBody = Record<string, unknown>;

/** Starts the cart's calls on a database of their own, for specs. A session's token is the user's id. */
export async function startCartServer() {
  const store = await createTestDatabase();
  let now = 1000;
  const app = await createServer({ sessions: userIdSessions(), now: () => (now += 1), logLevel: 'silent' });
  registerCartCalls(app, createCartPorts(store));
  return {
    app,
    db: store.db,
    /** Sends a call as a member: POST with a body, else GET. */
    call: (path: string, body?: CartBody, user = 7, host = 'sg.localhost', userAgent = 'spec') =>
      injectCall(app, { path: `cart/${path}`, user, body, host, headers: { 'user-agent': userAgent } }),
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

export type CartServer = Awaited<ReturnType<typeof startCartServer>>;
