import type { Store } from '@pasar/base-api';
import type { WebStorages } from '@pasar/persistence';
import { startWhenIdle } from '../browser/start-when-idle.ts';

/** Loads and starts `watchAccount` once the page is idle. If the chunk fails to load, the page is unaffected. */
export function watchAccountWhenIdle(
  store: Store,
  storages: WebStorages,
  readCookie: (name: string) => string | undefined,
): void {
  startWhenIdle(
    () => import('./watch-account.ts'),
    ({ watchAccount }) => watchAccount(store, { page: window, storages, readCookie }),
  );
}
