import { createIds } from '@pasar/database';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { AccountPorts } from '../account-deps.ts';
import { createAccount } from '../create-account.ts';
import { createOutboxDelivery } from '../messages/outbox-delivery.ts';
import { createPasswords } from '../passwords.ts';
import { registerAccountCalls } from '../register-account-calls.ts';
import { createSessions } from '../sessions.ts';

export const password = 'pasar-buyer-1';

export type SessionCookie = { cookie?: string };

/** Sets up a store with one member, and the calls that browsers make. */
export function setUpAccounts() {
  let database: TestDatabase;

  let app: FastifyInstance;

  let now = 1_800_000_000_000;

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const clock = () => now;
    const passwords = createPasswords();
    const sessions = createSessions(db);
    const deps: AccountPorts = {
      db,
      ids: createIds({ now: clock, worker: 1 }),
      passwords,
      sessions,
      limits: memoryRateWindows(),
      delivery: createOutboxDelivery(db, createIds({ now: clock, worker: 2 })),
    };
    app = await createServer({ sessions, now: clock, logLevel: 'silent' });
    registerAccountCalls(app, deps);
    const passwordHash = await passwords.hash(password);
    await createAccount(
      deps,
      {
        username: 'Budi',
        email: 'budi@example.com',
        emailConfirmed: true,
        phone: '+6591234567',
        passwordHash,
      },
      now,
    );
  });

  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** Makes a call and keeps the session cookies, as a browser does. */
  async function call(
    path: string,
    body?: object,
    jar: SessionCookie = {},
    host = 'localhost',
    address = '198.51.100.1',
  ) {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/v4/account/${path}`,
      headers: { host, 'x-forwarded-for': address, ...(jar.cookie ? { cookie: jar.cookie } : {}) },
      ...(body ? { payload: body } : {}),
    });
    const session = answer.cookies.find(({ name }) => name === '__Host-session');
    if (session) jar.cookie = `__Host-session=${session.value}`;
    return { status: answer.statusCode, cookies: answer.cookies, ...answer.json() };
  }

  async function signedIn(host = 'localhost'): Promise<SessionCookie> {
    const jar: SessionCookie = {};
    await call('login', { login: 'budi', password }, jar, host);
    return jar;
  }

  return {
    call,
    signedIn,
    db: () => database.db,
    server: () => app,
    now: () => now,
    wait: (ms: number) => void (now += ms),
    setNow: (time: number) => void (now = time),
  };
}
