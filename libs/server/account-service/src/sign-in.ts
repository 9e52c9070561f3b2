import type { SignInRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { AccountDeps } from './account-deps.ts';
import { findAccountByLogin } from './find-account-by-login.ts';
import type { StartedSession } from './sessions.ts';
import { countTry, forgiveTries, signInLimits } from './sign-in-limits.ts';

export type SignedIn = {
  readonly userid: number;
  readonly username: string;
  readonly session: StartedSession;
};

export type SignInCircumstances = {
  readonly market: Market;
  /** The client's network address. */
  readonly address: string;
  readonly now: number;
};

/**
 * Starts a session for the right password. A wrong name and a wrong password throw one and the same `LOGIN_FAILED`,
 * after the same work; too many tries throw `PASSWORD_ERROR_COOLDOWN` with the seconds to wait.
 */
export async function signInWithPassword(
  { db, limits, passwords, sessions }: AccountDeps,
  { login, password }: SignInRequest,
  { market, address, now }: SignInCircumstances,
): Promise<SignedIn> {
  const tries = signInLimits(login, address);
  await countTry(limits, tries, now);
  const account = await findAccountByLogin(db, login, market);
  const right = await passwords.verify(account?.password_hash ?? null, password);
  if (!account || !right) throw new ApiError(errorCodes.LOGIN_FAILED);
  await forgiveTries(limits, tries);
  const { userid, username } = account;
  return { userid, username, session: await sessions.start(userid, now) };
}
