/** State of the account fetch. */
export type LoadState = 'init' | 'requested' | 'ok' | 'error';

export type AccountLoad = {
  readonly load: LoadState;
  /** The code of a failed fetch. */
  readonly error?: number;
  readonly userId?: number;
};

export type LoginStatus = 'unknown' | 'logged-in' | 'not-logged-in';

/** Error code of the account call for a visitor. Not read from the error catalogue, which would be a part of every page. */
export const notLoggedInError = 19;

/** The error "not logged in" is a valid response, not a failure (amb-not-logged-in-code). */
const isVisitor = ({ load, error }: AccountLoad): boolean => load === 'error' && error === notLoggedInError;

/**
 * The login status, as far as it is known (doc1 §4).
 *
 * @spec login-status account-errors-silent
 */
export const loginStatus = (account: AccountLoad): LoginStatus => {
  if (isVisitor(account)) return 'not-logged-in';
  if (account.load !== 'ok') return 'unknown';
  return account.userId ? 'logged-in' : 'not-logged-in';
};
