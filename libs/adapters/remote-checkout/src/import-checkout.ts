/** The name under which the page's import map holds the checkout. */
export const remoteCheckout = '@pasar/remote-checkout-module';

/** Loads the checkout of the present release; the import map says where it lies and what it must hash to. */
export const importCheckout = (): Promise<unknown> => import('@pasar/remote-checkout-module');
