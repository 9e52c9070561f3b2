import { minuteMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { verificationLimits } from '@pasar/verification';
import { describe, expect, it } from 'vitest';
import { password, readLinkToken, setUpVerifications } from './testing/verification-store.ts';
import type { CookieJar } from './testing/verification-store.ts';

const { call, signIn, setPin, read, reply, send, readOutbox, askForIdentity, now, wait } =
  setUpVerifications();

describe('a link', () => {
  it('is confirmed where it was received, once', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    expect((await send(jar, id, 'link')).data).toMatchObject({ sent_to: '+65••••4567', expires_in: 600 });
    const token = readLinkToken((await readOutbox())[0]?.body ?? '');
    const phone: CookieJar = new Map();
    expect((await call(phone, 'verification/confirmation', { token })).data).toMatchObject({
      method: 'link',
      device: 'Chrome · Android',
      requested_at: now() / 1000,
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

  it('can be refused by a recipient who did not request it', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    await send(jar, id, 'link');
    const token = readLinkToken((await readOutbox())[0]?.body ?? '');
    await call(new Map(), 'verification/confirm', { token, agrees: false });
    expect((await read(jar, id)).data.state).toBe('refused');
    expect((await reply(jar, id, 'password', password)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
  });

  it('expires after ten minutes or when another is sent, and cannot be made up', async () => {
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
    wait(verificationLimits.linkLifetimeMs);
    expect(await confirm(second)).toBe(errorCodes.LINK_TOKEN_EXPIRED);
  });

  it('is sent at most three times in ten minutes, and ten times a day', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const answers: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) answers.push((await send(jar, id, 'link')).error);
    expect(answers).toEqual([0, 0, 0, errorCodes.VERIFY_LINK_COOLDOWN_10_MINUTES]);
    expect(await send(jar, id, 'link')).toMatchObject({ status: 429, retry_after: 600 });
    let last = 0;
    for (let sent = 0; sent < 8; sent += 1) {
      wait(10 * minuteMs);
      last = (await send(jar, await askForIdentity(jar), 'link')).error;
    }
    expect(last).toBe(errorCodes.VERIFY_LINK_COOLDOWN_24_HOURS);
  });
});

describe('a QR code', () => {
  it('is confirmed by the same member in another session, once', async () => {
    const [jar, phone] = [await signIn(), await signIn()];
    const id = await askForIdentity(jar);
    const { address } = (await send(jar, id, 'qr')).data;
    const token = readLinkToken(address);
    const confirm = async (browser: CookieJar) =>
      (await call(browser, 'verification/confirm', { token, agrees: true })).error;
    expect(await confirm(new Map())).toBe(errorCodes.NOT_LOGGED_IN);
    expect(await confirm(await signIn('siti'))).toBe(errorCodes.NOT_FOUND);
    expect(await confirm(jar)).toBe(errorCodes.NOT_FOUND);
    expect((await call(phone, 'verification/confirmation', { token })).data).toMatchObject({ method: 'qr' });
    expect([await confirm(phone), await confirm(phone)]).toEqual([0, errorCodes.LINK_TOKEN_EXPIRED]);
    expect((await read(jar, id)).data.state).toBe('passed');
  });

  it('is created at most five times a minute', async () => {
    const jar = await signIn();
    await signIn();
    const id = await askForIdentity(jar);
    const answers: number[] = [];
    for (let made = 0; made < 6; made += 1) answers.push((await send(jar, id, 'qr')).error);
    expect(answers).toEqual([0, 0, 0, 0, 0, errorCodes.QR_VERIFICATION_RATE_LIMIT]);
    wait(minuteMs);
    expect((await send(jar, id, 'qr')).error).toBe(0);
  });
});
