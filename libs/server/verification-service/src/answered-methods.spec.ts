import { oneTimeCodeLimits } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { verificationLimits } from '@pasar/verification';
import { describe, expect, it } from 'vitest';
import { password, setUpVerifications, solve } from './testing/verification-store.ts';
import type { OpenedVerification } from './testing/verification-store.ts';

const { signIn, open, openIdentity, setPin, read, reply, send, readLastCode, askForIdentity, wait } =
  setUpVerifications();

const pin = '918273';
const { maxAttempts, attemptWindowMs, lifetimeMs } = verificationLimits;

async function openWithPin(): Promise<OpenedVerification> {
  const jar = await signIn();
  const { token } = (await reply(jar, await askForIdentity(jar), 'password', password)).data;
  expect((await setPin(jar, pin, { token })).error).toBe(0);
  return open(jar, errorCodes.NEED_IDENTITY_VERIFICATION);
}

const solveShown = async ({ jar, id }: OpenedVerification): Promise<string> =>
  solve((await read(jar, id)).data.challenge);
const makeWrongCode = async (): Promise<string> =>
  (await readLastCode()) === '000000' ? '000001' : '000000';
const sendCode = async ({ jar, id }: OpenedVerification, method: string): Promise<string> => {
  expect((await send(jar, id, method)).error).toBe(0);
  return readLastCode();
};

/** A method that is passed by an answer. */
type AnsweredMethod = {
  readonly method: string;
  readonly begin: () => Promise<OpenedVerification>;
  readonly makeRight: (opened: OpenedVerification) => Promise<string>;
  readonly makeWrong: () => Promise<string>;
  readonly refusal: number;
};

const captcha = {
  method: 'captcha',
  makeRight: solveShown,
  makeWrong: async () => '{}',
  refusal: errorCodes.CAPTCHA_VERIFICATION_FAILED,
};
const code = { makeWrong: makeWrongCode, refusal: errorCodes.CODE_MISMATCH };

const answeredMethods: Readonly<Record<string, AnsweredMethod>> = {
  'a captcha': { ...captcha, begin: () => open(new Map(), errorCodes.NEED_CAPTCHA) },
  'a traffic check': { ...captcha, begin: () => open(new Map(), errorCodes.ANTI_CRAWLER) },
  'a password': {
    method: 'password',
    begin: openIdentity,
    makeRight: async () => password,
    makeWrong: async () => 'wrong password',
    refusal: errorCodes.WRONG_ANSWER,
  },
  'a code': {
    ...code,
    method: 'otp',
    begin: async () => open(await signIn(), errorCodes.NEED_OTP),
    makeRight: (opened) => sendCode(opened, 'otp'),
  },
  'a code by e-mail': {
    ...code,
    method: 'email',
    begin: () => openIdentity('wati'),
    makeRight: (opened) => sendCode(opened, 'email'),
  },
  'a wallet PIN': {
    method: 'wallet-pin',
    begin: openWithPin,
    makeRight: async () => pin,
    makeWrong: async () => '827364',
    refusal: errorCodes.WRONG_ANSWER,
  },
};

describe.each(Object.entries(answeredMethods))(
  '%s',
  (_name, { method, begin, makeRight, makeWrong, refusal }) => {
    const findMethod = async ({ jar, id }: OpenedVerification) =>
      (await read(jar, id)).data.methods.find((each: { method: string }) => each.method === method);

    it('is requested, and passed by the right answer, once', async () => {
      const opened = await begin();
      const { jar, id } = opened;
      expect((await read(jar, id)).data.state).toBe('requested');
      expect(await findMethod(opened)).toBeDefined();
      const right = await makeRight(opened);
      expect((await reply(jar, id, method, right)).data).toMatchObject({
        state: 'passed',
        token: expect.any(String),
      });
      expect((await reply(jar, id, method, right)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
    });

    it('is refused for a wrong answer, and can be answered again', async () => {
      const opened = await begin();
      const { jar, id } = opened;
      const right = await makeRight(opened);
      expect((await reply(jar, id, method, await makeWrong())).error).toBe(refusal);
      expect((await read(jar, id)).data).toMatchObject({ state: 'requested' });
      expect((await reply(jar, id, method, right)).data.state).toBe('passed');
    });

    it('expires after fifteen minutes', async () => {
      const opened = await begin();
      const { jar, id } = opened;
      const right = await makeRight(opened);
      wait(lifetimeMs);
      expect((await reply(jar, id, method, right)).error).toBe(errorCodes.OTP_TOKEN_EXPIRED);
      expect((await read(jar, id)).data.state).toBe('expired');
    });

    it('is locked after five wrong answers, also for the right one', async () => {
      const opened = await begin();
      const { jar, id } = opened;
      const right = await makeRight(opened);
      const wrong = await makeWrong();
      for (let guess = 0; guess < maxAttempts; guess += 1)
        expect((await reply(jar, id, method, wrong)).error).toBe(refusal);
      expect(await reply(jar, id, method, right)).toMatchObject({
        error: errorCodes.TRIES_EXCEEDED,
        retry_after: attemptWindowMs / 1000,
      });
      expect(await findMethod(opened)).toMatchObject({ locked_for: attemptWindowMs / 1000 });
    });
  },
);

it.each(['otp', 'email'])(
  'a code by %s expires after ten minutes, before its verification',
  async (method) => {
    const { jar, id } = await openIdentity();
    const sent = await sendCode({ jar, id }, method);
    wait(oneTimeCodeLimits.lifetimeMs);
    expect((await reply(jar, id, method, sent)).error).toBe(errorCodes.CODE_EXPIRED);
    expect((await read(jar, id)).data.state).toBe('requested');
    expect((await reply(jar, id, method, await sendCode({ jar, id }, method))).data.state).toBe('passed');
  },
);

it('a proof of identity is locked once every method is, until the first unlocks', async () => {
  const { jar, id } = await openIdentity('hadi');
  for (let guess = 0; guess < maxAttempts; guess += 1) await reply(jar, id, 'password', 'wrong password');
  expect((await read(jar, id)).data.state).toBe('locked');
  expect((await reply(jar, id, 'password', password)).error).toBe(errorCodes.TRIES_EXCEEDED);
  wait(attemptWindowMs);
  const later = await open(jar, errorCodes.NEED_IDENTITY_VERIFICATION);
  expect((await reply(jar, later.id, 'password', password)).data.state).toBe('passed');
});
