import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { startupFetches } from '@pasar/storefront';
import type { StartupFetch } from '@pasar/storefront';

const { getAccountInfo, getPaymentInfo } = accountApi.endpoints;
const once = { subscribe: false };

/** What the server has put into the page is in the cache, and not fetched again. */
const fetches: Readonly<Record<StartupFetch, (store: Store) => unknown>> = {
  // Toggles are kept by `startToggles`, which asks for them once they are old.
  toggles: () => undefined,
  'account-info': (store) => store.dispatch(getAccountInfo.initiate(undefined, once)),
  'payment-info': (store) => store.dispatch(getPaymentInfo.initiate(undefined, once)),
  // The page came with its texts.
  translations: () => undefined,
};

/** Fetches what is fetched at the start, all at once. Nobody waits for it. @spec startup-fetches get-payment-info */
export function fetchAtStart(store: Store): void {
  for (const each of startupFetches({ togglesFresh: true })) fetches[each](store);
}
