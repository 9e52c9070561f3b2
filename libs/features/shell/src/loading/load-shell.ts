import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import { cartApi } from '@pasar/cart-api';

/** What header and tab bar show of the shopper: who it is, and how much is in the cart. */
export async function loadShell(store: Store): Promise<void> {
  const account = await store.dispatch(accountApi.endpoints.getAccountInfo.initiate());
  if (account.isSuccess) await store.dispatch(cartApi.endpoints.getMiniCart.initiate());
}
