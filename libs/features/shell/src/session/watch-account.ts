import { loginCookieName } from '@pasar/account';
import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { webStorage } from '@pasar/persistence';
import type { WebStorages } from '@pasar/persistence';
import { watchUserChange } from './watch-user-change.ts';
import { reloadOnUserChange } from './reload-on-user-change.ts';
import { cacheLoginUser } from './cache-login-user.ts';
import { syncCartAcrossTabs } from './sync-cart-across-tabs.ts';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;

function cacheUser(store: Store, storage: ReturnType<typeof webStorage>): void {
  const { data, isSuccess } = getAccountInfo.select()(store.getState());
  if (!isSuccess) return;
  cacheLoginUser(storage, data ? 'logged-in' : 'not-logged-in', data ?? undefined);
}

type WatchAccountPorts = {
  readonly page: Window & typeof globalThis;
  readonly storages: WebStorages;
  readonly readCookie: (name: string) => string | undefined;
};

/** Fetches payment info, caches the user for the next visit, and follows sign-ins and the cart in other tabs. @spec startup-fetches login-cache */
export function watchAccount(store: Store, { page, storages, readCookie }: WatchAccountPorts): void {
  const storage = webStorage(storages.local);
  void store.dispatch(getPaymentInfo.initiate());
  cacheUser(store, storage);
  syncCartAcrossTabs(store, page);
  reloadOnUserChange({
    page,
    readMark: () => readCookie(loginCookieName),
    onUserChange: (changed) =>
      watchUserChange(store, () => {
        cacheUser(store, storage);
        changed();
      }),
  });
}
