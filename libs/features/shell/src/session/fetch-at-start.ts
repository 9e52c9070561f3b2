import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { startupFetches } from '@pasar/page-shell-rules';
import type { StartupFetch } from '@pasar/page-shell-rules';
import { loadShowFailure } from '@pasar/screen-kit';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;
const once = { subscribe: false };

/** Data that the server embedded is in the cache and not fetched again. */
const fetches: Readonly<Record<StartupFetch, (store: Store) => unknown>> = {
  // `startToggles` refetches toggles once they are stale.
  toggles: () => undefined,
  'account-info': (store) => store.dispatch(getAccountInfo.initiate(undefined, once)),
  'payment-info': (store) => store.dispatch(getPaymentInfo.initiate(undefined, once)),
  // Texts are embedded in the page.
  translations: () => undefined,
};

/**
 * Starts all startup fetches in parallel, without awaiting them, and loads the code that shows failures: once the
 * connection is lost it could no longer be loaded. @spec startup-fetches get-payment-info
 */
export function fetchAtStart(store: Store): void {
  for (const each of startupFetches({ togglesFresh: true })) fetches[each](store);
  void loadShowFailure().catch(() => undefined);
}
