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

/** A correct password that a code must complete, and the code's recipient. */
export type RequiredStep = { readonly userid: number; readonly recipient: string };

export type SignInResult = { readonly signedIn: SignedIn } | { readonly step: RequiredStep };

type SignInAttempt = SignInContext & {
  /** The value of the known-device cookie. */
  readonly knownDevice: string | undefined;
};

/** Returns the limits of an attempt, and whether the browser is unknown to the account. */
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

/** Returns whom to send a code before this correct password signs in; undefined if no code is needed. */
async function findRequiredStep(
  { db, limits }: AccountDeps,
  { userid, key }: { readonly userid: number; readonly key: string },
  { market, now }: SignInAttempt,
): Promise<RequiredStep | undefined> {
  // This attempt is already counted.
  if ((await readAttempts(limits, key, now)) <= guessesBeforeStep) return undefined;
  const recipient = await findStepRecipient(db, userid, market);
  return recipient === undefined ? undefined : { userid, recipient };
}

/**
 * Starts a session if the password is correct. An unknown login and a wrong password both throw `LOGIN_FAILED` after
 * the same amount of work. Too many attempts throw `PASSWORD_ERROR_COOLDOWN` with `retryAfter`. After some wrong attempts, an
 * unknown browser also needs a code, if the account can receive one.
 */
export async function signInWithPassword(
  deps: AccountDeps,
  { login, password }: SignInRequest,
  attempt: SignInAttempt,
): Promise<SignInResult> {
  const { db, limits, passwords, sessions } = deps;
  const account = await findAccountByLogin(db, login, attempt.market);
  const { key, attemptLimits, isUnknownDevice } = await findLimits(deps, account, login, attempt);
  await countAttempt(limits, attemptLimits, attempt.now);
  const isPasswordCorrect = await passwords.verify(account?.password_hash ?? null, password);
  const isRefusedTestAccount = account?.is_test === true && deps.refusesTestAccounts === true;
  if (!account || !isPasswordCorrect || isRefusedTestAccount) throw new ApiError(errorCodes.LOGIN_FAILED);
  const { userid, username } = account;
  const step = isUnknownDevice ? await findRequiredStep(deps, { userid, key }, attempt) : undefined;
  if (step) return { step };
  await resetAttempts(limits, attemptLimits);
  return { signedIn: { userid, username, session: await sessions.start(userid, attempt.now, 'password') } };
}
