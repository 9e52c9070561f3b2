import { errorCodes } from '@pasar/error-catalogue';
import { verificationLimits } from '@pasar/verification';
import { describe, expect, it } from 'vitest';
import { password, readLinkToken, setUpVerifications } from './testing/verification-store.ts';
import type { CookieJar } from './testing/verification-store.ts';

const { call, signIn, setPin, read, reply, send, readOutbox, readLastCode, askForIdentity, db, wait } =
  setUpVerifications();

describe('a sensitive call', () => {
  it('requires a verification, and continues with its token, once', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const details = (await read(jar, id)).data;
    expect(details).toMatchObject({ purpose: 'set-wallet-pin', kind: 'identity', state: 'requested' });
    expect(details.methods).toEqual([
      { method: 'password' },
      { method: 'otp', sent_to: '+65••••4567', channels: ['sms', 'whatsapp'] },
      { method: 'email', sent_to: 'b••••@example.com' },
      { method: 'link', sent_to: '+65••••4567' },
      ...(details.methods.length > 4 ? [{ method: 'qr' }] : []),
    ]);
    expect((await reply(jar, id, 'password', 'wrong password')).error).toBe(errorCodes.WRONG_ANSWER);
    const passed = (await reply(jar, id, 'password', password)).data;
    expect(passed).toMatchObject({ state: 'passed' });
    expect((await setPin(jar, '918273', { token: passed.token, process: 1 })).error).toBe(0);
    expect((await call(jar, 'account/wallet_pin/get')).data).toEqual({ has_pin: true });
    expect((await read(jar, id)).data).toMatchObject({ state: 'used' });
    // A used token, for the same and for another purpose.
    expect((await setPin(jar, '918274', { token: passed.token })).error).toBe(errorCodes.NEED_OTP);
  });

  it('rejects invalid input before it requires a verification', async () => {
    const jar = await signIn();
    expect((await setPin(jar, '12345')).error).toBe(errorCodes.PARAM);
    expect((await setPin(jar, '123456')).error).toBe(errorCodes.PASSWORD_TOO_WEAK);
  });

  it('requires a code to replace a PIN, and rejects the password', async () => {
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

  it('rejects a verification passed more than ten minutes ago', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    const { token } = (await reply(jar, id, 'password', password)).data;
    wait(verificationLimits.tokenLifetimeMs);
    expect((await setPin(jar, '918273', { token })).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
    expect((await read(jar, id)).data.state).toBe('expired');
  });

  it('consumes a token once, even with concurrent calls', async () => {
    const jar = await signIn();
    const { token } = (await reply(jar, await askForIdentity(jar), 'password', password)).data;
    await db().deleteFrom('wallet_pin').execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        setPin(jar, '918273', { token, process: index % 2 === 0 ? 0 : 1 }),
      ),
    );
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1);
  });
});

describe("another caller's verification", () => {
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

  it('has a token that is invalid in another browser and for another member', async () => {
    const jar = await signIn('budi');
    const { token } = (await reply(jar, await askForIdentity(jar), 'password', password)).data;
    const siti = await signIn('siti');
    siti.set('verification', jar.get('verification') ?? '');
    for (const other of [await signIn('budi'), siti])
      expect((await setPin(other, '918273', { token })).error).toBe(errorCodes.NEED_IDENTITY_VERIFICATION);
    expect((await setPin(jar, '918273', { token })).error).toBe(0);
  });
});

describe('an expired verification', () => {
  it('accepts no answer', async () => {
    const jar = await signIn();
    const id = await askForIdentity(jar);
    wait(verificationLimits.lifetimeMs);
    expect((await reply(jar, id, 'password', password)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
    expect((await read(jar, id)).data.state).toBe('expired');
    expect(await askForIdentity(jar)).not.toBe(id);
  });
});

describe('a verification that no call required', () => {
  it('is started by its code', async () => {
    const visitor: CookieJar = new Map();
    const begin = async (code: number) => call(visitor, 'verification/begin', { code });
    expect((await begin(errorCodes.ANTI_CRAWLER)).data).toMatchObject({ kind: 'traffic', purpose: 'visit' });
    expect((await begin(errorCodes.NEED_IDENTITY_VERIFICATION)).error).toBe(errorCodes.NOT_LOGGED_IN);
    expect((await begin(errorCodes.LOGIN_FAILED)).error).toBe(errorCodes.PARAM);
  });

  it('is another one for a code than for a proof of identity that was passed', async () => {
    const jar = await signIn();
    const begin = async (code: number) => (await call(jar, 'verification/begin', { code })).data;
    const { id } = await begin(errorCodes.NEED_IDENTITY_VERIFICATION);
    expect((await reply(jar, id, 'password', password)).data.state).toBe('passed');
    expect(await begin(errorCodes.NEED_IDENTITY_VERIFICATION)).toMatchObject({ id, state: 'passed' });
    expect(await begin(errorCodes.NEED_OTP)).toMatchObject({ kind: 'code', state: 'requested' });
  });

  it('opens nothing', async () => {
    const jar = await signIn();
    const code = errorCodes.NEED_IDENTITY_VERIFICATION;
    const { id } = (await call(jar, 'verification/begin', { code })).data;
    const { token } = (await reply(jar, id, 'password', password)).data;
    expect((await setPin(jar, '918273', { token })).error).toBe(code);
  });
});

it('stores no token, link or PIN in plain text', async () => {
  const jar = await signIn();
  const id = await askForIdentity(jar);
  await send(jar, id, 'link');
  const link = readLinkToken((await readOutbox())[0]?.body ?? '');
  const { token } = (await reply(jar, id, 'password', password)).data;
  await setPin(jar, '918273', { token });
  const rows = JSON.stringify([
    await db().selectFrom('verification').selectAll().execute(),
    await db().selectFrom('wallet_pin').selectAll().execute(),
  ]);
  for (const secret of [link, token, '"918273"', jar.get('verification') ?? ''])
    expect(rows).not.toContain(secret);
});
