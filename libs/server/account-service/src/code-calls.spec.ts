import { createIds } from '@pasar/database';
import { errorCodes } from '@pasar/error-catalogue';
import { createServer } from '@pasar/http-server';
import { memoryRateWindows } from '@pasar/http-server/testing';
import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from './create-account.ts';
import type { MessageDelivery } from './messages/message.ts';
import { createOutboxDelivery } from './messages/outbox-delivery.ts';
import { createPasswords } from './passwords.ts';
import { registerAccountCalls } from './register-account-calls.ts';
import { createSessions } from './sessions.ts';

let database: TestDatabase;
let app: FastifyInstance;
let now = 1_800_000_000_000;
let carrierFails = false;
const password = 'a fine sentence';
const budi = '+6591234567';

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const clock = () => now;
  const ids = createIds({ now: clock, worker: 1 });
  const passwords = createPasswords();
  const sessions = createSessions(db);
  const outbox = createOutboxDelivery(db, ids);
  const delivery: MessageDelivery = {
    send: (message, at) =>
      carrierFails ? Promise.reject(new Error('no carrier')) : outbox.send(message, at),
  };
  app = await createServer({ sessions, now: clock, logLevel: 'silent', callsPerMinute: 100_000 });
  registerAccountCalls(app, {
    db,
    ids,
    passwords,
    sessions,
    limits: memoryRateWindows(),
    delivery,
    servesOutbox: true,
  });
  await createAccount(
    { db, ids },
    {
      username: 'budi',
      email: 'budi@example.com',
      emailConfirmed: true,
      phone: budi,
      passwordHash: await passwords.hash(password),
    },
    now,
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
});
// Keep the limits of one case from affecting the next.
beforeEach(() => {
  now += 2 * 86_400_000;
  carrierFails = false;
});

type Browser = Map<string, string>;

async function call(path: string, body?: object, { jar = new Map() as Browser, host = 'localhost' } = {}) {
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/v4/${path}`,
    headers: { host, cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(body && { payload: body }),
  });
  for (const { name, value } of answer.cookies) jar.set(name, value);
  return { status: answer.statusCode, ...answer.json() };
}

const readLastMessage = async (host = 'localhost') =>
  (await call('internal/outbox', undefined, { host })).data.messages[0] as {
    recipient: string;
    body: string;
  };
const readCode = async (host?: string) => /\d{6}/.exec((await readLastMessage(host)).body)?.[0] ?? '';
const readToken = async () => /#token=([\w-]+)/.exec((await readLastMessage()).body)?.[1] ?? '';

const send = (recipient: string, purpose = 'sign-in', channel = recipient.includes('@') ? 'email' : 'sms') =>
  call('account/otp/send', { purpose, channel, recipient });

describe('sign-in by code', () => {
  it.each([
    ['9123 4567', '+65••••4567'],
    ['Budi@Example.com', 'b••••@example.com'],
  ])('signs in with the code sent to %s', async (recipient, sentTo) => {
    expect((await send(recipient)).data).toEqual({ sent_to: sentTo, resend_after: 60, expires_in: 600 });
    const jar: Browser = new Map();
    const answer = await call('account/otp/login', { recipient, code: await readCode() }, { jar });
    expect(answer.data).toMatchObject({ username: 'budi' });
    expect((await call('account/basic/get_account_info', undefined, { jar })).data).toMatchObject({
      username: 'budi',
      phone_verified: true,
    });
  });

  it('gives the same response for an unknown account, which only the code reveals', async () => {
    const known = await send(budi);
    const toKnown = (await readLastMessage()).body.replace(/\d{6}/g, '');
    const unknown = await send('+6591112222');
    const toUnknown = (await readLastMessage()).body.replace(/\d{6}/g, '');
    expect([unknown.status, { ...unknown.data, sent_to: '' }, toUnknown]).toEqual([
      known.status,
      { ...known.data, sent_to: '' },
      toKnown,
    ]);
    const code = await readCode();
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(
      [budi, '+6591112222'].map((recipient) => call('account/otp/login', { recipient, code: wrong })),
    );
    expect(guesses.map(({ error }) => error)).toEqual([errorCodes.CODE_MISMATCH, errorCodes.CODE_MISMATCH]);
    expect(await call('account/otp/login', { recipient: '+6591112222', code })).toMatchObject({
      error: errorCodes.NO_ACCOUNT,
    });
  });

  it('has a separate budget on a known device', async () => {
    const jar: Browser = new Map();
    await call('account/login', { login: 'budi', password }, { jar });
    await send(budi);
    const wrong = (await readCode()) === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 6; attempt += 1)
      await call('account/otp/login', { recipient: budi, code: wrong });
    const stranger = await call('account/otp/login', { recipient: budi, code: await readCode() });
    expect(stranger).toMatchObject({ error: errorCodes.TRIES_EXCEEDED, retry_after: expect.any(Number) });
    await call('account/otp/send', { purpose: 'sign-in', channel: 'sms', recipient: budi }, { jar });
    const owner = await call('account/otp/login', { recipient: budi, code: await readCode() }, { jar });
    expect(owner.data).toMatchObject({ username: 'budi' });
  });

  it.each([
    ['another country', '+60 12-345 6789', 'sms', errorCodes.PHONE_OTHER_COUNTRY],
    ['no number', 'budi', 'sms', errorCodes.PHONE_INVALID],
    ['no address', 'budi@', 'email', errorCodes.PARAM],
    ['an address by SMS', 'budi@example.com', 'sms', errorCodes.PARAM],
  ])('rejects %s', async (_, recipient, channel, error) => {
    expect(await send(recipient, 'sign-in', channel)).toMatchObject({ error });
  });

  it('rejects a channel that the market does not offer', async () => {
    const body = { purpose: 'sign-in', channel: 'whatsapp', recipient: '512345678' };
    expect(await call('account/otp/send', body, { host: 'pl.localhost' })).toMatchObject({
      error: errorCodes.PARAM,
    });
  });

  it('says when another code may be requested, after a minute and after a day', async () => {
    await send(budi);
    expect(await send(budi)).toMatchObject({ status: 429, error: errorCodes.OTP_LIMIT, retry_after: 60 });
    for (let sent = 1; sent < 10; sent += 1) {
      now += 60_000;
      expect((await send(budi)).status).toBe(200);
    }
    now += 60_000;
    expect(await send(budi)).toMatchObject({ error: errorCodes.OTP_LIMIT, retry_after: 86_400 - 600 });
  });

  it('can be requested again when the carrier failed', async () => {
    carrierFails = true;
    expect((await send(budi)).status).toBe(500);
    carrierFails = false;
    expect((await send(budi)).status).toBe(200);
  });
});

describe('sign-up by code', () => {
  it('creates an account with a confirmed number, once', async () => {
    const recipient = '+6598765432';
    const jar: Browser = new Map();
    await send(recipient, 'sign-up');
    const answer = await call('account/otp/signup', { recipient, code: await readCode() }, { jar });
    expect(answer.data).toMatchObject({
      needs_identity: false,
      username: expect.stringMatching(/^u\d{12}$/),
    });
    expect((await call('account/basic/get_account_info', undefined, { jar })).data).toMatchObject({
      phone: recipient,
      phone_verified: true,
      has_password: false,
    });
    now += 60_000;
    await send(recipient, 'sign-up');
    expect(await call('account/otp/signup', { recipient, code: await readCode() })).toMatchObject({
      error: errorCodes.EXISTS,
    });
  });

  it('asks for a document where the market requires one, and checks its digits', async () => {
    const host = 'br.localhost';
    const jar: Browser = new Map();
    const body = { purpose: 'sign-up', channel: 'whatsapp', recipient: '11 91234-5678' };
    await call('account/otp/send', body, { host });
    const code = await readCode(host);
    const answer = await call('account/otp/signup', { recipient: body.recipient, code }, { jar, host });
    expect(answer.data.needs_identity).toBe(true);
    const save = (number: string) =>
      call('account/signup/identity', { name: 'Ana Souza', number }, { jar, host });
    expect(await save('529.982.247-24')).toMatchObject({ status: 422, error: errorCodes.DOCUMENT_INVALID });
    expect(await save('529.982.247-25')).toMatchObject({ error: 0 });
    expect(await call('account/signup/identity', { name: 'Ana', number: '1' }, { jar })).toMatchObject({
      error: errorCodes.NOT_FOUND,
    });
    expect(await call('account/signup/identity', { name: 'Ana', number: '1' }, { host })).toMatchObject({
      error: errorCodes.NOT_LOGGED_IN,
    });
  });
});

describe('a new password', () => {
  const next = 'another fine sentence';

  it('is set with a code, which ends every earlier session', async () => {
    const before: Browser = new Map();
    await call('account/login', { login: 'budi', password }, { jar: before });
    await send(budi, 'reset');
    const code = await readCode();
    const reset = (recipient: string, chosen: string) =>
      call('account/password/reset_by_code', { recipient, code, password: chosen });
    expect(await reset(budi, 'short')).toMatchObject({ error: errorCodes.PASSWORD_TOO_WEAK });
    expect((await reset(budi, next)).data).toMatchObject({ username: 'budi' });
    expect(await call('account/basic/get_account_info', undefined, { jar: before })).toMatchObject({
      error: errorCodes.NOT_LOGGED_IN,
    });
    expect((await call('account/login', { login: 'budi', password: next })).status).toBe(200);
    expect(await reset(budi, next)).toMatchObject({ error: errorCodes.CODE_EXPIRED });
  });

  it('is set with a mailed link, once', async () => {
    expect(await call('account/password/send_link', { email: 'budi@example.com' })).toMatchObject({
      data: {},
    });
    const token = await readToken();
    const reset = (given: string, chosen = password) =>
      call('account/password/reset_by_link', { token: given, password: chosen });
    expect(await reset(`${token}x`)).toMatchObject({ error: errorCodes.LINK_TOKEN_EXPIRED });
    expect(await reset(token, 'short')).toMatchObject({ error: errorCodes.PASSWORD_TOO_WEAK });
    expect((await reset(token)).data).toMatchObject({ username: 'budi' });
    expect(await reset(token)).toMatchObject({ error: errorCodes.LINK_TOKEN_EXPIRED });
  });

  it('has a link that expires after half an hour', async () => {
    await call('account/password/send_link', { email: 'budi@example.com' });
    const token = await readToken();
    now += 30 * 60_000;
    expect(await call('account/password/reset_by_link', { token, password })).toMatchObject({
      error: errorCodes.LINK_TOKEN_EXPIRED,
    });
  });

  it('gives the same response for an address without an account, and mails a link to sign up', async () => {
    expect(await call('account/password/send_link', { email: 'nobody@example.com' })).toMatchObject({
      status: 200,
      data: {},
    });
    const { recipient, body } = await readLastMessage();
    expect([recipient, body.includes('token='), body.includes('/buyer/signup')]).toEqual([
      'nobody@example.com',
      false,
      true,
    ]);
  });

  it('has a cooldown of ten minutes after three links, and of a day after ten', async () => {
    const ask = () => call('account/password/send_link', { email: 'budi@example.com' });
    for (let sent = 0; sent < 3; sent += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({
      error: errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES,
      retry_after: 600,
    });
    for (let sent = 4; sent < 10; sent += 1) {
      now += 600_000;
      await ask();
    }
    now += 600_000;
    expect(await ask()).toMatchObject({
      status: 429,
      error: errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS,
      retry_after: 86_400 - 7 * 600,
    });
  });
});

describe('an address from sign-up', () => {
  it('is confirmed by the mailed link, for the first account only', async () => {
    const email = 'mei@example.com';
    const tokens: string[] = [];
    for (const username of ['mei', 'mei.too']) {
      expect((await call('account/signup', { username, email, password })).status).toBe(200);
      tokens.push(await readToken());
    }
    const [first = '', second = ''] = tokens;
    const confirm = (token: string) => call('account/email/confirm', { token });
    expect(await confirm(second)).toMatchObject({ data: { email } });
    expect(await confirm(first)).toMatchObject({ error: errorCodes.EMAIL_EXISTS });
    expect(await confirm(second)).toMatchObject({ error: errorCodes.LINK_TOKEN_EXPIRED });
    expect((await call('account/login', { login: email, password })).data).toMatchObject({
      username: 'mei.too',
    });
  });
});
