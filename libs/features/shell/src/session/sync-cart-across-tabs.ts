import type { Store } from '@pasar/base-api';
import { miniCartApi } from '@pasar/cart-api';
import { openChannel } from '../browser/open-channel.ts';

type Page = { readonly BroadcastChannel?: typeof BroadcastChannel };

/** When the mini cart came from the server, and what it says; optimistic changes are not part of it. */
function readCart(store: Store): {
  readonly at: number | undefined;
  readonly text: () => string | undefined;
} {
  const { data, fulfilledTimeStamp: at } = miniCartApi.endpoints.getMiniCart.select()(store.getState());
  return { at, text: () => data && JSON.stringify(data) };
}

/**
 * Refetches the cart when another tab shows a different one, and tells the other tabs when this tab's cart has changed. A tab that
 * shows the same cart already does nothing, so that tabs do not answer each other for ever.
 */
export function syncCartAcrossTabs(store: Store, page: Page): void {
  const channel = openChannel(page, 'cart');
  if (!channel) return;
  let { at: knownAt } = readCart(store);
  let known = readCart(store).text();
  store.subscribe(() => {
    const { at, text } = readCart(store);
    if (at === knownAt) return;
    const before = known;
    [knownAt, known] = [at, text()];
    if (before !== undefined && known !== before) channel.postMessage(known);
  });
  channel.addEventListener('message', ({ data }) => {
    if (data !== known) store.dispatch(miniCartApi.util.invalidateTags(['cart', 'checkout']));
  });
}
