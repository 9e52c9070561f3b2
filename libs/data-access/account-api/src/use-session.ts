import { accountApi } from './account-api.ts';
import type { AccountInfo } from './inject-account-api.ts';

/** @spec login-status `unknown` while the account is loading, or failed for another reason than not being signed in. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'not-logged-in' }
  | { readonly status: 'logged-in'; readonly account: AccountInfo };

/** Who is signed in, as the last account call told. */
export function useSession(): Session {
  const { currentData, error } = accountApi.useGetAccountInfoQuery();
  if (error || currentData === undefined) return { status: 'unknown' };
  return currentData ? { status: 'logged-in', account: currentData } : { status: 'not-logged-in' };
}
