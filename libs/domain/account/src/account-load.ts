import { errorCodes } from '@pasar/error-catalogue';

/** How far the account fetch has come. */
export type LoadState = 'init' | 'requested' | 'ok' | 'error';

export interface AccountLoad {
  readonly load: LoadState;
  /** The code of a failed fetch. */
  readonly error?: number;
  readonly userId?: number;
}

export type LoginStatus = 'unknown' | 'logged-in' | 'not-logged-in';

/** A fetch that was answered "not logged in" is no failure: it is the answer (amb-not-logged-in-code). */
const isVisitor = ({ load, error }: AccountLoad): boolean =>
  load === 'error' && error === errorCodes.NOT_LOGGED_IN;

/**
 * Who is there, as far as is known (doc1 §4).
 *
 * @spec login-status account-errors-silent
 */
export const loginStatus = (account: AccountLoad): LoginStatus => {
  if (isVisitor(account)) return 'not-logged-in';
  if (account.load !== 'ok') return 'unknown';
  return account.userId ? 'logged-in' : 'not-logged-in';
};

/**
 * Whether the account is to be fetched now: not while it is being fetched, not when it is known, unless forced.
 *
 * @spec account-load-skip
 */
export const shouldLoadAccount = (account: AccountLoad, force = false): boolean =>
  force || account.load === 'init' || (account.load === 'error' && !isVisitor(account));
