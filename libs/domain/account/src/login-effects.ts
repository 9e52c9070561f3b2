import type { LoginStatus } from './account-load.ts';

/** Storage key of the last signed-in user (amb-login-cache-key). @spec login-cache */
export const loginCacheKey = 'login_user';

export type LoginUser = {
  readonly userid: number;
  readonly username: string;
  readonly portrait: string;
};

/** Side effects of a known login status. */
export type LoginEffects = {
  /** Written under `loginCacheKey`, or removed; undefined leaves it unchanged. */
  readonly cache?: { readonly write: Pick<LoginUser, 'username' | 'portrait'> } | 'remove';
  /** User id for the trackers. */
  readonly trackingUserId?: number;
};

/** The effects of a login status (doc1 §4); none while it is unknown. @spec login-cache login-tracking-user */
export const loginEffects = (status: LoginStatus, user?: LoginUser): LoginEffects => {
  if (status === 'not-logged-in') return { cache: 'remove' };
  if (status === 'unknown' || user === undefined) return {};
  const { userid, username, portrait } = user;
  return { cache: { write: { username, portrait } }, trackingUserId: userid };
};
