import type { SignInRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { AccountDeps } from './account-deps.ts';
import { findAccountByLogin } from './find-account-by-login.ts';
import type { LoginAccount } from './find-account-by-login.ts';
import type { StartedSession } from './sessions.ts';
import { countAttempt, resetAttempts, knownDeviceLimits, signInKey, signInLimits } from './sign-in-limits.ts';

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

type SignInAttempt = SignInContext & {
  /** The value of the known-device cookie. */
  readonly knownDevice: string | undefined;
};

async function findLimits(
  { secret, devices, exemptLoopback = false }: AccountDeps,
  account: LoginAccount | undefined,
  login: string,
  { market, address, knownDevice }: SignInAttempt,
) {
  const key = signInKey(account, login, { market, secret: await secret() });
  const device = account && (await devices.read(knownDevice, account.userid));
  return device === undefined
    ? signInLimits(key, { address, exemptLoopback })
    : knownDeviceLimits(key, device);
}

/**
 * Starts a session when the password is correct. An unknown login and a wrong password both throw `LOGIN_FAILED` after
 * the same amount of work. Too many attempts throw `PASSWORD_ERROR_COOLDOWN` with `retryAfter`.
 */
export async function signInWithPassword(
  deps: AccountDeps,
  { login, password }: SignInRequest,
  attempt: SignInAttempt,
): Promise<SignedIn> {
  const { db, limits, passwords, sessions } = deps;
  const account = await findAccountByLogin(db, login, attempt.market);
  const attemptLimits = await findLimits(deps, account, login, attempt);
  await countAttempt(limits, attemptLimits, attempt.now);
  const isPasswordCorrect = await passwords.verify(account?.password_hash ?? null, password);
  const isRefusedTestAccount = account?.is_test === true && deps.refusesTestAccounts === true;
  if (!account || !isPasswordCorrect || isRefusedTestAccount) throw new ApiError(errorCodes.LOGIN_FAILED);
  await resetAttempts(limits, attemptLimits);
  const { userid, username } = account;
  return { userid, username, session: await sessions.start(userid, attempt.now) };
}
