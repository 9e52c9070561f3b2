import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { miniCartApi } from '@pasar/cart-api';
import { consentApi } from '@pasar/consent-api';
import type { Market } from '@pasar/markets';

/** Loads the account and the mini cart, a guest's as well, which header and tab bar show. */
async function loadShopper(store: Store): Promise<void> {
  await store.dispatch(accountApi.endpoints.getAccountInfo.initiate());
  await store.dispatch(miniCartApi.endpoints.getMiniCart.initiate());
}

/** Loads the data of the layout around every screen: the shopper, and cookie preferences where consent is required. */
export async function loadFrameData(store: Store, { consent }: Pick<Market, 'consent'>): Promise<void> {
  const preferences =
    consent === 'required' && store.dispatch(consentApi.endpoints.getCookiePreferences.initiate());
  await Promise.all([loadShopper(store), preferences]);
}
