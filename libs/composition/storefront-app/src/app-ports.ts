import type { ImportCheckout } from '@pasar/shell';

/** Ports that differ between browser and server. */
export type AppPorts = { readonly importCheckout: ImportCheckout };
