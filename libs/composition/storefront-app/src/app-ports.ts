import type { ImportCheckout } from '@pasar/shell';

/** What differs between the browser and the server. */
export type AppPorts = { readonly importCheckout: ImportCheckout };
