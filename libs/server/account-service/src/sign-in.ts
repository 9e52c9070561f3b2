import type { SignInRequest } from '@pasar/account-contract';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { Market } from '@pasar/markets';
import type { AccountDeps } from './account-deps.ts';
import { findAccountByLogin } from './find-account-by-login.ts';
import type { LoginAccount } from './find-account-by-login.ts';
import type { StartedSession } from './sessions.ts';
import { countTry, forgiveTries, knownDeviceLimits, signInKey, signInLimits } from './sign-in-limits.ts';

export type SignedIn = {
  readonly userid: number;
  readonly username: string;
  readonly session: StartedSession;
};

export type SignInCircumstances = {
  readonly market: Market;
  /** The client's network. */
  readonly address: string;
  readonly now: number;
};

type SignInAttempt = SignInCircumstances & {
  /** What the browser says of having been signed in here before. */
  readonly knownDevice: string | undefined;
};

async function limitsOf(
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
 * Starts a session for the right password. A wrong name and a wrong password throw one and the same `LOGIN_FAILED`,
 * after the same work; too many tries throw `PASSWORD_ERROR_COOLDOWN` with the seconds to wait.
 */
export async function signInWithPassword(
  deps: AccountDeps,
  { login, password }: SignInRequest,
  attempt: SignInAttempt,
): Promise<SignedIn> {
  const { db, limits, passwords, sessions } = deps;
  const account = await findAccountByLogin(db, login, attempt.market);
  const tries = await limitsOf(deps, account, login, attempt);
  await countTry(limits, tries, attempt.now);
  const right = await passwords.verify(account?.password_hash ?? null, password);
  const refused = account?.is_test === true && deps.refusesTestAccounts === true;
  if (!account || !right || refused) throw new ApiError(errorCodes.LOGIN_FAILED);
  await forgiveTries(limits, tries);
  const { userid, username } = account;
  return { userid, username, session: await sessions.start(userid, attempt.now) };
}
