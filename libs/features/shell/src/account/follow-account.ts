import { loginCookieName } from '@pasar/account';
import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { webStorage } from '@pasar/persistence';
import { followUser } from '../consent/follow-user.ts';
import { followSignIn } from './follow-sign-in.ts';
import { keepLoginUser } from './keep-login-user.ts';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;

function keepUser(store: Store, storage: ReturnType<typeof webStorage>): void {
  const { data, isSuccess } = getAccountInfo.select()(store.getState());
  if (!isSuccess) return;
  keepLoginUser(storage, data ? 'logged-in' : 'not-logged-in', data ?? undefined);
}

/** What follows from who is signed in, once the page is idle: payment info, the cache for the next visit, other tabs. @spec startup-fetches login-cache */
export function followAccount(
  store: Store,
  page: Window & typeof globalThis,
  readCookie: (name: string) => string | undefined,
): void {
  const storage = webStorage(() => page.localStorage);
  void store.dispatch(getPaymentInfo.initiate());
  keepUser(store, storage);
  followSignIn({
    page,
    readMark: () => readCookie(loginCookieName),
    onUserChange: (changed) =>
      followUser(store, () => {
        keepUser(store, storage);
        changed();
      }),
  });
}
