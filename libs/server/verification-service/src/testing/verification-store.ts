import {
  createAccount,
  createOutboxDelivery,
  createPasswords,
  createSessions,
  registerAccountCalls,
} from '@pasar/account-service';
import { createIds } from '@pasar/database';
import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { defineCall } from '@pasar/http-contract';
import { createServer, databaseRateWindows, serveCall } from '@pasar/http-server';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { readPolicies, verificationHeader } from '@pasar/verification';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createVerifications } from '../create-verifications.ts';
import { registerVerificationCalls } from '../register-verification-calls.ts';

export const password = 'a fine sentence';

export const search = defineCall({
  id: 'test-search',
  method: 'GET',
  path: '/api/v4/test/search',
  summary: 'A call that is limited',
  auth: 'optional',
  data: Type.Object({}),
});

const members = {
  budi: { phone: '+6591234567', email: 'budi@example.com' },
  siti: { phone: '+6597654321', email: 'siti@example.com' },
  /** Without a phone number. */
  wati: { email: 'wati@example.com' },
  /** With a password only. */
  hadi: {},
  /** Loses the password after signing in. */
  eka: {},
} as const;

export type MemberName = keyof typeof members;

export type CookieJar = Map<string, string>;

/** A verification in a browser. */
export type OpenedVerification = { readonly jar: CookieJar; readonly id: string };

export type Options = { readonly token?: string; readonly process?: 0 | 1; readonly from?: string };

export const readLinkToken = (text: string): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

export async function solve(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge);
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return JSON.stringify({ challenge: parsed, solution });
}

/** Sets up a store with two processes and two members, and the calls of their browsers. */
export function setUpVerifications() {
  let database: TestDatabase;

  /** Two processes of one store. */
  let apps: readonly [FastifyInstance, FastifyInstance];

  let now = 1_800_000_000_000;

  async function startProcess(worker: number): Promise<FastifyInstance> {
    const { db } = database;
    const clock = () => now;
    const ids = createIds({ now: clock, worker });
    const ports = {
      db,
      ids,
      now: clock,
      passwords: createPasswords(),
      sessions: createSessions(db),
      limits: databaseRateWindows(db),
      delivery: createOutboxDelivery(db, ids),
      servesOutbox: true,
    };
    const policies = readPolicies('sign-in=3,search=16,sign-up=1') ?? undefined;
    const verifications = createVerifications({ ...ports, policies });
    const app = await createServer({
      sessions: ports.sessions,
      now: clock,
      logLevel: 'silent',
      callsPerMinute: 1_000_000,
    });
    registerAccountCalls(app, { ...ports, verifications: verifications.guard });
    registerVerificationCalls(app, verifications);
    serveCall(app, search, async (call) => {
      await verifications.guard.limit('search', call);
      return {};
    });
    return app;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    const passwordHash = await createPasswords().hash(password);
    const ids = createIds({ now: () => now, worker: 5 });
    for (const [username, contact] of Object.entries(members))
      await createAccount({ db, ids }, { username, emailConfirmed: true, passwordHash, ...contact }, now);
    apps = [await startProcess(1), await startProcess(2)];
  }, 60_000);

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await database.close();
  });

  // Keep the limits of one case from affecting the next.
  beforeEach(async () => {
    now += 2 * dayMs;
    await database.db.deleteFrom('wallet_pin').execute();
  });

  async function call(
    jar: CookieJar,
    path: string,
    body?: object,
    { token, process = 0, from }: Options = {},
  ) {
    const answer = await apps[process].inject({
      method: body ? 'POST' : 'GET',
      url: `/api/v4/${path}`,
      ...(from !== undefined && { remoteAddress: from }),
      headers: {
        host: 'localhost',
        'user-agent': 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token !== undefined && { [verificationHeader]: token }),
      },
      ...(body && { payload: body }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return { status: answer.statusCode, ...answer.json() };
  }

  async function signIn(login: MemberName = 'budi'): Promise<CookieJar> {
    const jar: CookieJar = new Map();
    expect((await call(jar, 'account/login', { login, password })).error).toBe(0);
    return jar;
  }

  const setPin = (jar: CookieJar, pin: string, options?: Options) =>
    call(jar, 'account/wallet_pin/set', { pin }, options);

  const read = async (jar: CookieJar, id: string, options?: Options) =>
    call(jar, 'verification/read', { id }, options);

  const reply = (jar: CookieJar, id: string, method: string, answer: string, options?: Options) =>
    call(jar, 'verification/answer', { id, method, answer }, options);

  const send = (jar: CookieJar, id: string, method: string, options?: Options) =>
    call(jar, 'verification/send', { id, method }, options);

  const readOutbox = async () =>
    (await call(new Map(), 'internal/outbox')).data.messages as { recipient: string; body: string }[];

  const readLastCode = async () => /\d{6}/.exec((await readOutbox())[0]?.body ?? '')?.[0] ?? '';

  /** Returns the verification that setting a PIN requires. */
  async function askForIdentity(jar: CookieJar): Promise<string> {
    const refused = await setPin(jar, '918273');
    expect([refused.status, refused.error]).toEqual([403, errorCodes.NEED_IDENTITY_VERIFICATION]);
    return refused.verification as string;
  }

  const open = async (jar: CookieJar, code: number): Promise<OpenedVerification> => ({
    jar,
    id: (await call(jar, 'verification/begin', { code })).data.id,
  });

  const openIdentity = async (member?: MemberName) =>
    open(await signIn(member), errorCodes.NEED_IDENTITY_VERIFICATION);

  return {
    call,
    signIn,
    open,
    openIdentity,
    setPin,
    read,
    reply,
    send,
    readOutbox,
    readLastCode,
    askForIdentity,
    db: () => database.db,
    now: () => now,
    wait: (ms: number) => void (now += ms),
  };
}
