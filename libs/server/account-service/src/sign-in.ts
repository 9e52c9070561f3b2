import type { SignInRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { AccountDeps } from './account-deps.ts';
import { findAccountByLogin } from './find-account-by-login.ts';
import type { LoginAccount } from './find-account-by-login.ts';
import type { StartedSession } from './sessions.ts';
import {
  countAttempt,
  knownDeviceLimits,
  readAttempts,
  resetAttempts,
  signInKey,
  signInLimits,
} from './sign-in-limits.ts';
import { findStepRecipient, guessesBeforeStep } from './steps/identity-step.ts';

export type SignedIn = {
  readonly userid: number;
  readonly username: string;
  readonly session: StartedSession;
};

export type SignInContext = {
  readonly market: Market;
  /** The client's network. */
  readonly address: string;
  readonly now: number;
};

/** A right password that a code has to complete, and where the code goes. */
export type NeededStep = { readonly userid: number; readonly recipient: string };

export type SignInAnswer = { readonly signedIn: SignedIn } | { readonly step: NeededStep };

type SignInAttempt = SignInContext & {
  /** The value of the known-device cookie. */
  readonly knownDevice: string | undefined;
};

/** The limits of an attempt, and whether the browser is one that the account does not know. */
async function findLimits(
  { secret, devices, exemptLoopback = false }: AccountDeps,
  account: LoginAccount | undefined,
  login: string,
  { market, address, knownDevice }: SignInAttempt,
) {
  const key = signInKey(account, login, { market, secret: await secret() });
  const device = account && (await devices.read(knownDevice, account.userid));
  return device === undefined
    ? { key, attemptLimits: signInLimits(key, { address, exemptLoopback }), isUnknownDevice: true }
    : { key, attemptLimits: knownDeviceLimits(key, device), isUnknownDevice: false };
}

/** Whom a code has to be sent to before this right password signs in; undefined when none has to. */
async function findNeededStep(
  { db, limits }: AccountDeps,
  { userid, key }: { readonly userid: number; readonly key: string },
  { market, now }: SignInAttempt,
): Promise<NeededStep | undefined> {
  // This attempt is counted already.
  if ((await readAttempts(limits, key, now)) <= guessesBeforeStep) return undefined;
  const recipient = await findStepRecipient(db, userid, market);
  return recipient === undefined ? undefined : { userid, recipient };
}

/**
 * Starts a session when the password is correct. An unknown login and a wrong password both throw `LOGIN_FAILED` after
 * the same amount of work. Too many attempts throw `PASSWORD_ERROR_COOLDOWN` with `retryAfter`. After some wrong ones, a right
 * one in a browser that the account does not know needs a code as well, where the account can be sent one.
 */
export async function signInWithPassword(
  deps: AccountDeps,
  { login, password }: SignInRequest,
  attempt: SignInAttempt,
): Promise<SignInAnswer> {
  const { db, limits, passwords, sessions } = deps;
  const account = await findAccountByLogin(db, login, attempt.market);
  const { key, attemptLimits, isUnknownDevice } = await findLimits(deps, account, login, attempt);
  await countAttempt(limits, attemptLimits, attempt.now);
  const isPasswordCorrect = await passwords.verify(account?.password_hash ?? null, password);
  const isRefusedTestAccount = account?.is_test === true && deps.refusesTestAccounts === true;
  if (!account || !isPasswordCorrect || isRefusedTestAccount) throw new ApiError(errorCodes.LOGIN_FAILED);
  const { userid, username } = account;
  const step = isUnknownDevice ? await findNeededStep(deps, { userid, key }, attempt) : undefined;
  if (step) return { step };
  await resetAttempts(limits, attemptLimits);
  return { signedIn: { userid, username, session: await sessions.start(userid, attempt.now) } };
}
