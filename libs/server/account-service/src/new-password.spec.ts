import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { describe, expect, it } from 'vitest';
import { budi, password, setUpCodeCalls } from './testing/set-up-code-calls.ts';
import type { CookieJar } from './testing/start-account-server.ts';

const { call, readLastMessage, readCode, readToken, send, wait } = setUpCodeCalls();

describe('a new password', () => {
  const next = 'another fine sentence';

  it('is set with a code, which ends every earlier session', async () => {
    const before: CookieJar = new Map();
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
    wait(30 * minuteMs);
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
      wait(600_000);
      await ask();
    }
    wait(600_000);
    expect(await ask()).toMatchObject({
      status: 429,
      error: errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS,
      retry_after: 86_400 - 7 * 600,
    });
  });
});
