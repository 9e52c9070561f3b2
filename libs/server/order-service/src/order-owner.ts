import type { Market } from '@pasar/markets';

/** Whose orders, in which market: every statement about orders names both, so that none reaches a stranger's. */
export type OrderOwner = { readonly userid: number; readonly market: Pick<Market, 'code' | 'timeZone'> };
