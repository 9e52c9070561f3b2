import { loginStatus } from '@pasar/account';
import { accountApi } from './account-api.ts';
import type { AccountInfo } from './inject-account-api.ts';

/**
 * The session: `unknown` while the account is loading or failed for another reason than not being signed in. @spec login-status
 */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'not-logged-in' }
  | { readonly status: 'logged-in'; readonly account: AccountInfo };

/** The session according to the latest account response. */
export function useSession(): Session {
  const { currentData, error } = accountApi.useGetAccountInfoQuery();
  const response = currentData === undefined ? 'requested' : 'ok';
  const status = loginStatus({ load: error ? 'error' : response, userId: currentData?.userid });
  if (status !== 'logged-in') return { status };
  return currentData ? { status, account: currentData } : { status: 'unknown' };
}
