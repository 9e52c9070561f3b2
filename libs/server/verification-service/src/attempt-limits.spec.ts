import { errorCodes } from '@pasar/error-catalogue';
import { verificationLimits } from '@pasar/verification';
import { describe, expect, it } from 'vitest';
import { password, setUpVerifications } from './testing/verification-store.ts';
import type { CookieJar } from './testing/verification-store.ts';

const { call, signIn, read, reply, send, readLastCode, askForIdentity, wait } = setUpVerifications();

describe('guesses', () => {
  it.each(['otp', 'password'])(
    'at a %s are compared five times, even with a thousand concurrent guesses in two processes',
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
    wait(61_000);
    expect((await send(jar, id, 'otp')).error).toBe(0);
    expect((await reply(jar, id, 'otp', await readLastCode())).error).toBe(errorCodes.TRIES_EXCEEDED);
    const other = await signIn();
    const next = await askForIdentity(other);
    expect((await reply(other, next, 'otp', await readLastCode())).error).toBe(errorCodes.TRIES_EXCEEDED);
    // Another method stays open, so that nobody is locked out.
    expect((await reply(other, next, 'password', password)).data.state).toBe('passed');
  });

  it('lock a verification whose only method is used up', async () => {
    const visitor: CookieJar = new Map();
    const { id } = (await call(visitor, 'verification/begin', { code: errorCodes.NEED_CAPTCHA })).data;
    for (let guess = 0; guess < verificationLimits.maxAttempts; guess += 1)
      expect((await reply(visitor, id, 'captcha', '{}')).error).toBe(errorCodes.CAPTCHA_VERIFICATION_FAILED);
    expect((await reply(visitor, id, 'captcha', '{}')).error).toBe(errorCodes.TRIES_EXCEEDED);
    expect((await read(visitor, id)).data.state).toBe('locked');
  });
});
