import type { Market } from '@pasar/markets';

/** The shopper who pays, and the market of their orders. */
export type Payer = { readonly userid: number; readonly market: Market };
