import {
  createAccount,
  createOutboxDelivery,
  createPasswords,
  createSessions,
  registerAccountCalls,
} from '@pasar/account-service';
import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { defineCall } from '@pasar/http-contract';
import { createServer, databaseRateWindows, serveCall } from '@pasar/http-server';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { readPolicies, verificationHeader, verificationLimits } from '@pasar/verification';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVerifications } from './create-verifications.ts';
import { registerVerificationCalls } from './register-verification-calls.ts';

let database: TestDatabase;
/** Two processes of one store. */
let apps: readonly [FastifyInstance, FastifyInstance];
let now = 1_800_000_000_000;
const password = 'a fine sentence';
const day = 86_400_000;

const search = defineCall({
  id: 'test-search',
  method: 'GET',
  path: '/api/v4/test/search',
  summary: 'A call that is limited',
  auth: 'optional',
  data: Type.Object({}),
});

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

const members = { budi: '+6591234567', siti: '+6597654321' } as const;
type Member = keyof typeof members;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const passwordHash = await createPasswords().hash(password);
  const ids = createIds({ now: () => now, worker: 5 });
  for (const [username, phone] of Object.entries(members))
    await createAccount(
      { db, ids },
      { username, phone, email: `${username}@example.com`, emailConfirmed: true, passwordHash },
      now,
    );
  apps = [await startProcess(1), await startProcess(2)];
}, 60_000);
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.close();
});
// Limits of one case say nothing in the next.
beforeEach(async () => {
  now += 2 * day;
  await database.db.deleteFrom('wallet_pin').execute();
});

type Browser = Map<string, string>;
type Options = { readonly token?: string; readonly process?: 0 | 1; readonly from?: string };

async function call(jar: Browser, path: string, body?: object, { token, process = 0, from }: Options = {}) {
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

async function signIn(login: Member = 'budi'): Promise<Browser> {
  const jar: Browser = new Map();
  expect((await call(jar, 'account/login', { login, password })).error).toBe(0);
  return jar;
}

const setPin = (jar: Browser, pin: string, options?: Options) =>
  call(jar, 'account/wallet_pin/set', { pin }, options);
const read = async (jar: Browser, id: string, options?: Options) =>
  call(jar, 'verification/read', { id }, options);
const reply = (jar: Browser, id: string, method: string, answer: string, options?: Options) =>
  call(jar, 'verification/answer', { id, method, answer }, options);
const send = (jar: Browser, id: string, method: string, options?: Options) =>
  call(jar, 'verification/send', { id, method }, options);
const readOutbox = async () =>
  (await call(new Map(), 'internal/outbox')).data.messages as { recipient: string; body: string }[];
const readLastCode = async () => /\d{6}/.exec((await readOutbox())[0]?.body ?? '')?.[0] ?? '';
const readLinkToken = (text: string): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** The verification that a member is asked for when they set a PIN. */
async function askForIdentity(jar: Browser): Promise<string> {
  const refused = await setPin(jar, '918273');
  expect([refused.status, refused.error]).toEqual([403, errorCodes.NEED_IDENTITY_VERIFICATION]);
  return refused.verification as string;
}

async function solve(challenge: string): Promise<string> {
  const parsed = JSON.parse(challenge);
  const solution = await solveChallenge({ challenge: parsed, deriveKey });
  return JSON.stringify({ challenge: parsed, solution });
}

describe('a sensitive call', () => {
  it('asks who it is, and goes on with the token of the verification, once', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const asked = (await read(jar, id)).data;
    expect(asked).toMatchObject({ purpose: 'set-wallet-pin', kind: 'identity', state: 'requested' });
    expect(asked.methods).toEqual([
      { method: 'password' },
      { method: 'otp', sent_to: '+65••••4567', channels: ['sms', 'whatsapp'] },
      { method: 'email', sent_to: 'b••••@example.com' },
      { method: 'link', sent_to: '+65••••4567' },
      ...(asked.methods.length > 4 ? [{ method: 'qr' }] : []),
    ]);
    expect((await reply(jar, id, 'password', 'not it')).error).toBe(errorCodes.WRONG_ANSWER);
    const passed = (await reply(jar, id, 'password', password)).data;
    expect(passed).toMatchObject({ state: 'passed' });
    expect((await setPin(jar, '918273', { token: passed.token, process: 1 })).error).toBe(0);
    expect((await call(jar, 'account/wallet_pin/get')).data).toEqual({ has_pin: true });
    expect((await read(jar, id)).data).toMatchObject({ state: 'used' });
    // A used token, for the same and for another purpose.
    expect((await setPin(jar, '918274', { token: passed.token })).error).toBe(errorCodes.NEED_OTP);
  });

  it('refuses what is wrong before it asks', async () => {
    const jar = await signIn();
    expect((await setPin(jar, '12345')).error).toBe(errorCodes.PARAM);
    expect((await setPin(jar, '123456')).error).toBe(errorCodes.PASSWORD_TOO_WEAK);
  });

  it('asks for a code where a PIN is replaced, and takes no password for it', async () => {
    const jar = await signIn();
    const first = (await reply(jar, await askForIdentity(jar), 'password', password)).data;
    await setPin(jar, '918273', { token: first.token });
    const refused = await setPin(jar, '827364');
    expect(refused.error).toBe(errorCodes.NEED_OTP);
    const id = refused.verification as string;
    expect((await reply(jar, id, 'password', password)).error).toBe(errorCodes.PARAM);
    expect((await send(jar, id, 'otp')).data).toMatchObject({ sent_to: '+65••••4567', resend_after: 60 });
    const { token } = (await reply(jar, id, 'otp', await readLastCode())).data;
    expect((await setPin(jar, '827364', { token })).error).toBe(0);
  });

  it('finds a passed verification again when the token was lost with the page', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const lost = (await reply(jar, id, 'password', password)).data.token as string;
    expect((await setPin(jar, '918273')).verification).toBe(id);
    const { token } = (await read(jar, id)).data;
    expect((await setPin(jar, '918273', { token: lost })).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
    expect((await setPin(jar, '918273', { token })).error).toBe(0);
  });

  it('takes no pass that is older than ten minutes', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const { token } = (await reply(jar, id, 'password', password)).data;
    now += verificationLimits.tokenLifetimeMs;
    expect((await setPin(jar, '918273', { token })).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
    expect((await read(jar, id)).data.state).toBe('expired');
  });

  it('uses a token once, however often it is sent at once', async () => {
    const jar = await signIn();
    const { token } = (await reply(jar, await askForIdentity(jar), 'password', password)).data;
    await database.db.deleteFrom('wallet_pin').execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        setPin(jar, '918273', { token, process: index % 2 === 0 ? 0 : 1 }),
      ),
    );
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  });
});

describe('a verification of somebody else', () => {
  it.each(['read', 'answer', 'send'])('is not found: %s', async (what) => {
    const id = await askForIdentity(await signIn('budi'));
    for (const jar of [await signIn('siti'), await signIn('budi'), new Map<string, string>()]) {
      const body = {
        read: { id },
        answer: { id, method: 'password', answer: password },
        send: { id, method: 'link' },
      }[what];
      expect((await call(jar, `verification/${what}`, body)).error).toBe(errorCodes.NOT_FOUND);
    }
  });

  it('has a token that is worthless in another browser and for another member', async () => {
    const jar = await signIn('budi');
    const { token } = (await reply(jar, await askForIdentity(jar), 'password', password)).data;
    const siti = await signIn('siti');
    siti.set('verification', jar.get('verification') ?? '');
    for (const other of [await signIn('budi'), siti])
      expect((await setPin(other, '918273', { token })).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
    expect((await setPin(jar, '918273', { token })).error).toBe(0);
  });
});

describe('guesses', () => {
  it.each(['otp', 'password'])(
    'at a %s are compared five times, of a thousand at once at two processes',
    async (method) => {
      const jar = await signIn();
      const id = await askForIdentity(jar);
      if (method === 'otp') await send(jar, id, 'otp');
      const wrong = (await readLastCode()) === '000000' ? '000001' : '000000';
      const answers = await Promise.all(
        Array.from({ length: 1000 }, (_, index) =>
          reply(jar, id, method, wrong, { process: index % 2 === 0 ? 0 : 1 }),
        ),
      );
      const refusal = method === 'otp' ? errorCodes.CODE_MISMATCH : errorCodes.WRONG_ANSWER;
      const count = (code: number) => answers.filter(({ error }) => error === code).length;
      expect([count(refusal), count(errorCodes.TRIES_EXCEEDED)]).toEqual([5, 995]);
      const right = method === 'otp' ? await readLastCode() : password;
      const locked = await reply(jar, id, method, right);
      expect(locked).toMatchObject({ error: errorCodes.TRIES_EXCEEDED, retry_after: 3600 });
      const view = (await read(jar, id)).data;
      expect(view.methods.find((each: { method: string }) => each.method === method)).toMatchObject({
        locked_for: 3600,
      });
    },
    60_000,
  );

  it('stay counted when another code is sent, and in another verification', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    await send(jar, id, 'otp');
    const wrong = (await readLastCode()) === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < verificationLimits.maxAttempts; guess += 1)
      await reply(jar, id, 'otp', wrong);
    now += 61_000;
    expect((await send(jar, id, 'otp')).error).toBe(0);
    expect((await reply(jar, id, 'otp', await readLastCode())).error).toBe(errorCodes.TRIES_EXCEEDED);
    const other = await signIn();
    const next = await askForIdentity(other);
    expect((await reply(other, next, 'otp', await readLastCode())).error).toBe(errorCodes.TRIES_EXCEEDED);
    // Another method is still open, so that nobody is locked out.
    expect((await reply(other, next, 'password', password)).data.state).toBe('passed');
  });

  it('lock a verification whose only method is used up', async () => {
    const visitor: Browser = new Map();
    const { id } = (await call(visitor, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    for (let guess = 0; guess < verificationLimits.maxAttempts; guess += 1)
      expect((await reply(visitor, id, 'captcha', '{}')).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
    expect((await reply(visitor, id, 'captcha', '{}')).error).toBe(errorCodes.TRIES_EXCEEDED);
    expect((await read(visitor, id)).data.state).toBe('locked');
  });
});

describe('a verification that is over', () => {
  it('takes no answer', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    now += verificationLimits.lifetimeMs;
    expect((await reply(jar, id, 'password', password)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
    expect((await read(jar, id)).data.state).toBe('expired');
    expect(await askForIdentity(jar)).not.toBe(id);
  });
});

describe('a link', () => {
  it('is confirmed where it was received, once', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    expect((await send(jar, id, 'link')).data).toMatchObject({ sent_to: '+65••••4567', expires_in: 600 });
    const token = readLinkToken((await readOutbox())[0]?.body ?? '');
    const phone: Browser = new Map();
    expect((await call(phone, 'verification/confirmation', { token })).data).toMatchObject({
      method: 'link',
      device: 'Chrome · Android',
      requested_at: now / 1000,
    });
    expect((await read(jar, id)).data.state).toBe('requested');
    expect((await call(phone, 'verification/confirm', { token, agrees: true })).error).toBe(0);
    for (const agrees of [true, false])
      expect((await call(phone, 'verification/confirm', { token, agrees })).error).toBe(
        errorCodes.LINK_TOKEN_EXPIRED,
      );
    const { state, token: pass } = (await read(jar, id)).data;
    expect(state).toBe('passed');
    expect((await setPin(jar, '918273', { token: pass })).error).toBe(0);
  });

  it('is refused by whoever did not ask', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    await send(jar, id, 'link');
    const token = readLinkToken((await readOutbox())[0]?.body ?? '');
    await call(new Map(), 'verification/confirm', { token, agrees: false });
    expect((await read(jar, id)).data.state).toBe('refused');
    expect((await reply(jar, id, 'password', password)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
  });

  it('is over after ten minutes, when another was sent, and when it was made up', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    await send(jar, id, 'link');
    const first = readLinkToken((await readOutbox())[0]?.body ?? '');
    await send(jar, id, 'link');
    const second = readLinkToken((await readOutbox())[0]?.body ?? '');
    const confirm = async (token: string) =>
      (await call(new Map(), 'verification/confirm', { token, agrees: true })).error;
    expect(await confirm(first)).toBe(errorCodes.LINK_TOKEN_EXPIRED);
    expect(await confirm('x'.repeat(43))).toBe(errorCodes.LINK_TOKEN_EXPIRED);
    now += verificationLimits.linkLifetimeMs;
    expect(await confirm(second)).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });

  it('is sent three times in ten minutes, and ten times a day', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const answers: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) answers.push((await send(jar, id, 'link')).error);
    expect(answers).toEqual([0, 0, 0, errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES]);
    expect(await send(jar, id, 'link')).toMatchObject({ status: 429, retry_after: 600 });
    let last = 0;
    for (let sent = 0; sent < 8; sent += 1) {
      now += 10 * 60_000;
      last = (await send(jar, await askForIdentity(jar), 'link')).error;
    }
    expect(last).toBe(errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS);
  });
});

describe('a QR code', () => {
  it('is confirmed by the same member under another session, once', async () => {
    const [jar, phone] = [await signIn(), await signIn()];
    const id = await askForIdentity(jar);
    const { address } = (await send(jar, id, 'qr')).data;
    const token = readLinkToken(address);
    const confirm = async (browser: Browser) =>
      (await call(browser, 'verification/confirm', { token, agrees: true })).error;
    expect(await confirm(new Map())).toBe(errorCodes.NOT_LOGGED_IN);
    expect(await confirm(await signIn('siti'))).toBe(errorCodes.NOT_FOUND);
    expect(await confirm(jar)).toBe(errorCodes.NOT_FOUND);
    expect((await call(phone, 'verification/confirmation', { token })).data).toMatchObject({ method: 'qr' });
    expect([await confirm(phone), await confirm(phone)]).toEqual([0, errorCodes.LINK_TOKEN_EXPIRED]);
    expect((await read(jar, id)).data.state).toBe('passed');
  });

  it('is made five times a minute', async () => {
    const jar = await signIn();
    await signIn();
    const id = await askForIdentity(jar);
    const answers: number[] = [];
    for (let made = 0; made < 6; made += 1) answers.push((await send(jar, id, 'qr')).error);
    expect(answers).toEqual([0, 0, 0, 0, 0, errorCodes.QR_VERIFICATION_RATE_LIMIT]);
    now += 60_000;
    expect((await send(jar, id, 'qr')).error).toBe(0);
  });
});

describe('a captcha', () => {
  const fail = (jar: Browser, options?: Options) =>
    call(jar, 'account/login', { login: 'budi', password: 'not it' }, options);

  it('is asked for after failed sign-ins, and passed once by a proof of work', async () => {
    const jar: Browser = new Map();
    for (let tries = 0; tries < 3; tries += 1) expect((await fail(jar)).error).toBe(errorCodes.LOGIN_FAILED);
    const refused = await call(jar, 'account/login', { login: 'budi', password });
    expect([refused.status, refused.error]).toEqual([403, errorCodes.NEED_CAPTCHA]);
    const asked = (await read(jar, refused.verification)).data;
    expect(asked).toMatchObject({ kind: 'captcha', purpose: 'sign-in', methods: [{ method: 'captcha' }] });
    const solved = await solve(asked.challenge);
    // The solution of one verification is none of another.
    const other: Browser = new Map();
    const { id } = (await call(other, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    expect((await reply(other, id, 'captcha', solved)).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
    const { state, token } = (await reply(jar, asked.id, 'captcha', solved)).data;
    expect(state).toBe('passed');
    // Its sign-in is checked again, and the next failures are counted from the first.
    expect((await fail(jar, { token })).error).toBe(errorCodes.LOGIN_FAILED);
    expect((await fail(jar)).error).toBe(errorCodes.LOGIN_FAILED);
    expect((await reply(jar, asked.id, 'captcha', solved)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
  });

  it.each([
    ['nothing', '{}'],
    ['no JSON', '{"'],
    ['null', 'null'],
    ['a list', '[1]'],
  ])('is not passed by %s', async (_, text) => {
    const jar: Browser = new Map();
    const { id } = (await call(jar, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    expect((await reply(jar, id, 'captcha', text)).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
  });

  it('is not passed by an easier challenge of one’s own', async () => {
    const jar: Browser = new Map();
    const { id, challenge } = (await call(jar, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    const parsed = JSON.parse(challenge);
    const easier = { ...parsed, parameters: { ...parsed.parameters, cost: 1, keyPrefix: '00' } };
    const forged = await solve(JSON.stringify(easier));
    expect((await reply(jar, id, 'captcha', forged)).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
  });
});

describe('a traffic check', () => {
  /** A search of one client, at one of the processes. */
  const search = (jar: Browser, { token, process = 0, from = '203.0.113.9' }: Options = {}) =>
    call(jar, 'test/search', undefined, { ...(token !== undefined && { token }), process, from });

  it('is asked of a client that searches too fast, at any process, and lets go on who passes', async () => {
    const jar: Browser = new Map();
    const answers: number[] = [];
    for (let at = 0; at < 40; at += 1)
      answers.push((await search(jar, { process: at % 2 === 0 ? 0 : 1 })).error);
    expect(answers.slice(0, 16)).toEqual(Array.from({ length: 16 }, () => 0));
    expect(answers.at(-1)).toBe(errorCodes.ANTI_CRAWLER);
    expect((await search(jar, { from: '203.0.113.200' })).error).toBe(0);
    const { verification } = await search(jar);
    // The page was rendered by the server: the browser has no cookie of it yet.
    jar.clear();
    const asked = (await read(jar, verification)).data;
    expect(asked).toMatchObject({ kind: 'traffic', state: 'requested' });
    expect((await read(new Map(), verification)).error).toBe(errorCodes.NOT_FOUND);
    expect((await reply(jar, verification, 'captcha', await solve(asked.challenge))).data.state).toBe(
      'passed',
    );
    expect([(await search(jar)).error, (await search(jar)).error]).toEqual([0, 0]);
  });
});

it('asks for a captcha after many sign-ups of one network', async () => {
  const signUp = (username: string) =>
    call(
      new Map(),
      'account/signup',
      { username, email: `${username}@example.org`, password },
      { from: '203.0.113.77' },
    );
  expect((await signUp('dian')).error).toBe(0);
  const refused = await signUp('eko');
  expect([refused.status, refused.error]).toEqual([403, errorCodes.CAPTCHA_VERIFICATION_REQUIRED]);
});

describe('a verification that no call asked for', () => {
  it('is begun by its code', async () => {
    const visitor: Browser = new Map();
    const begin = async (code: number) => call(visitor, 'verification/begin', { code });
    expect((await begin(errorCodes.ANTI_CRAWLER)).data).toMatchObject({ kind: 'traffic', purpose: 'visit' });
    expect((await begin(errorCodes.NEED_IDENTITY_VERIFICATION)).error).toBe(errorCodes.NOT_LOGGED_IN);
    expect((await begin(errorCodes.LOGIN_FAILED)).error).toBe(errorCodes.PARAM);
  });

  it('opens nothing', async () => {
    const jar = await signIn();
    const code = errorCodes.NEED_IDENTITY_VERIFICATION;
    const { id } = (await call(jar, 'verification/begin', { code })).data;
    const { token } = (await reply(jar, id, 'password', password)).data;
    expect((await setPin(jar, '918273', { token })).error).toBe(code);
  });
});

it('keeps no token, link or PIN in the database', async () => {
  const jar = await signIn();
  const id = await askForIdentity(jar);
  await send(jar, id, 'link');
  const link = readLinkToken((await readOutbox())[0]?.body ?? '');
  const { token } = (await reply(jar, id, 'password', password)).data;
  await setPin(jar, '918273', { token });
  const rows = JSON.stringify([
    await database.db.selectFrom('verification').selectAll().execute(),
    await database.db.selectFrom('wallet_pin').selectAll().execute(),
  ]);
  for (const secret of [link, token, '"918273"', jar.get('verification') ?? ''])
    expect(rows).not.toContain(secret);
});
