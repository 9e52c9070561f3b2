import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { budi, password, setUpCodeCalls } from './testing/set-up-code-calls.ts';
import type { CookieJar } from './testing/start-account-server.ts';

const { call, readLastMessage, readCode, readToken, send, wait, setCarrierFails } = setUpCodeCalls();

describe('sign-in by code', () => {
  it.each([
    ['9123 4567', '+65••••4567'],
    ['Budi@Example.com', 'b••••@example.com'],
  ])('signs in with the code sent to %s', async (recipient, sentTo) => {
    expect((await send(recipient)).data).toEqual({ sent_to: sentTo, resend_after: 60, expires_in: 600 });
    const jar: CookieJar = new Map();
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
    const jar: CookieJar = new Map();
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
      wait(minuteMs);
      expect((await send(budi)).status).toBe(200);
    }
    wait(minuteMs);
    expect(await send(budi)).toMatchObject({ error: errorCodes.OTP_LIMIT, retry_after: 86_400 - 600 });
  });

  it('can be requested again when the carrier failed', async () => {
    setCarrierFails(true);
    expect((await send(budi)).status).toBe(500);
    setCarrierFails(false);
    expect((await send(budi)).status).toBe(200);
  });
});

describe('sign-up by code', () => {
  it('creates an account with a confirmed number, once', async () => {
    const recipient = '+6598765432';
    const jar: CookieJar = new Map();
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
    wait(minuteMs);
    await send(recipient, 'sign-up');
    expect(await call('account/otp/signup', { recipient, code: await readCode() })).toMatchObject({
      error: errorCodes.EXISTS,
    });
  });

  it('asks for a document where the market requires one, and checks its digits', async () => {
    const host = 'br.localhost';
    const jar: CookieJar = new Map();
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
