import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { cartApi } from '@pasar/cart-api';
import { consentApi } from '@pasar/consent-api';
import type { Market } from '@pasar/markets';

/** What header and tab bar show of the shopper: who it is, and how much is in the cart. */
async function loadShopper(store: Store): Promise<void> {
  const account = await store.dispatch(accountApi.endpoints.getAccountInfo.initiate());
  if (account.data) await store.dispatch(cartApi.endpoints.getMiniCart.initiate());
}

/** What surrounds every screen: the shopper, and where consent is required what they have said of cookies. */
export async function loadFrameData(store: Store, { consent }: Pick<Market, 'consent'>): Promise<void> {
  const chosen =
    consent === 'required' && store.dispatch(consentApi.endpoints.getCookiePreferences.initiate());
  await Promise.all([loadShopper(store), chosen]);
}
