import { loginCookieName } from '@pasar/account';
import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { webStorage } from '@pasar/persistence';
import { watchUserChange } from './watch-user-change.ts';
import { reloadOnUserChange } from './reload-on-user-change.ts';
import { cacheLoginUser } from './cache-login-user.ts';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;

function keepUser(store: Store, storage: ReturnType<typeof webStorage>): void {
  const { data, isSuccess } = getAccountInfo.select()(store.getState());
  if (!isSuccess) return;
  cacheLoginUser(storage, data ? 'logged-in' : 'not-logged-in', data ?? undefined);
}

/** What follows from who is signed in, once the page is idle: payment info, the cache for the next visit, other tabs. @spec startup-fetches login-cache */
export function watchAccount(
  store: Store,
  page: Window & typeof globalThis,
  readCookie: (name: string) => string | undefined,
): void {
  const storage = webStorage(() => page.localStorage);
  void store.dispatch(getPaymentInfo.initiate());
  keepUser(store, storage);
  reloadOnUserChange({
    page,
    readMark: () => readCookie(loginCookieName),
    onUserChange: (changed) =>
      watchUserChange(store, () => {
        keepUser(store, storage);
        changed();
      }),
  });
}
