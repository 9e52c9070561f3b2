import { createIds } from '@pasar/database';
import { hourMs } from '@pasar/durations';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createAccount } from '../create-account.ts';
import { createOutboxDelivery } from '../messages/outbox-delivery.ts';
import { createPasswords } from '../passwords.ts';
import { registerAccountCalls } from '../register-account-calls.ts';
import { createSessions } from '../sessions.ts';

export const password = 'a fine sentence';

const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

export type SessionCookie = { cookie?: string };

type CallOptions = { readonly jar?: SessionCookie; readonly host?: string; readonly type?: string };

export const aPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Sets up two members in a separate store, with fresh rate limits for each test, and the calls that they make. */
export function setUpProfiles() {
  let database: TestDatabase;

  let app: FastifyInstance;

  let now = 1_800_000_000_000;

  const clock = () => now;

  const pictures = new Map<string, Buffer>();

  const portraits = {
    save: async (id: string, webp: Buffer) => void pictures.set(id, webp),
    remove: async (id: string) => void pictures.delete(id),
  };

  const users = { budi: 0, citra: 0 };

  let limits = memoryRateWindows();

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const ids = createIds({ now: clock, worker: 1 });
    const passwords = createPasswords();
    const sessions = createSessions(db);
    app = await createServer({ sessions, now: clock, logLevel: 'silent' });
    const live = {
      hit: (...input: Parameters<typeof limits.hit>) => limits.hit(...input),
      peek: (...input: Parameters<typeof limits.peek>) => limits.peek(...input),
      clear: (...input: Parameters<typeof limits.clear>) => limits.clear(...input),
    };
    const delivery = createOutboxDelivery(db, ids);
    registerAccountCalls(app, { db, ids, passwords, sessions, limits: live, delivery, portraits });
    const passwordHash = await passwords.hash(password);
    const create = (username: string, phone: string) =>
      createAccount(
        { db, ids },
        { username, email: `${username}@example.com`, emailConfirmed: true, phone, passwordHash },
        now,
      );
    users.budi = await create('budi', '+6591234567');
    users.citra = await create('citra', '+6581234567');
  });

  afterAll(async () => {
    await app.close();
    await database.close();
  });

  beforeEach(() => {
    now += hourMs;
    limits = memoryRateWindows();
  });

  /** Makes a call and keeps the session cookies, as a browser does. */
  async function call(
    path: string,
    body?: object | Buffer,
    { jar = {}, host = 'localhost', type }: CallOptions = {},
  ) {
    const answer = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/api/${path}`,
      headers: {
        host,
        'user-agent': chrome,
        ...(type && { 'content-type': type }),
        ...(jar.cookie && { cookie: jar.cookie }),
      },
      ...(body && { payload: body }),
    });
    const session = answer.cookies.find(({ name }) => name === '__Host-session');
    if (session) jar.cookie = `__Host-session=${session.value}`;
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  }

  async function signIn(login: keyof typeof users = 'budi', host = 'localhost'): Promise<SessionCookie> {
    const jar: SessionCookie = {};
    const answer = await call('v4/account/login', { login, password }, { jar, host });
    expect(answer.error).toBe(0);
    return jar;
  }

  async function signInRecently(login: keyof typeof users = 'budi'): Promise<SessionCookie> {
    const jar = await signIn(login);
    expect((await call('v4/account/identity/confirm', { password }, { jar })).error).toBe(0);
    return jar;
  }

  async function readLastMessage() {
    const messages = database.db.selectFrom('message_outbox').selectAll();
    return messages.orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
  }

  const readCode = async () => /\d{6}/.exec((await readLastMessage()).body)?.[0] ?? '';

  const profile = async (jar: SessionCookie) =>
    (await call('v4/account/profile/get', undefined, { jar })).data;

  return {
    pictures,
    portraits,
    users,
    call,
    signIn,
    identified: signInRecently,
    readLastMessage,
    readCode,
    profile,
    db: () => database.db,
    now: () => now,
    wait: (ms: number) => void (now += ms),
    resetLimits: () => void (limits = memoryRateWindows()),
  };
}
