import { createServer } from '@pasar/http-server';
import { createTestDatabase } from '@pasar/test-database';
import { registerCartCalls } from '../register-cart-calls.ts';
import { createCartPorts } from './create-cart-ports.ts';

export type CartBody = Record<string, unknown>;

/** Starts the cart's calls on a database of their own, for specs. A session's token is the user's id. */
export async function startCartServer() {
  const store = await createTestDatabase();
  let now = 1000;
  const find = async (token: string) => ({ userid: Number(token) });
  const app = await createServer({ sessions: { find }, now: () => (now += 1), logLevel: 'silent' });
  registerCartCalls(app, createCartPorts(store));
  return {
    app,
    db: store.db,
    /** Sends a call as a member: POST with a body, else GET. */
    call: async (path: string, body?: CartBody, user = 7, host = 'sg.localhost', userAgent = 'spec') => {
      const answer = await app.inject({
        url: `/api/v4/cart/${path}`,
        method: body ? 'POST' : 'GET',
        headers: {
          host,
          'user-agent': userAgent,
          cookie: `__Host-session=${user}`,
          'sec-fetch-site': 'same-origin',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
      return answer.json();
    },
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}

export type CartServer = Awaited<ReturnType<typeof startCartServer>>;
