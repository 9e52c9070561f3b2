import type { LanguageTag, Market } from '@pasar/markets';

/** The owner of orders in a market. Every statement about orders filters by both, so that none reaches another member's. */
export type OrderOwner = {
  readonly userid: number;
  readonly market: Pick<Market, 'code' | 'timeZone'>;
  /** In which places are named; in the market's first one by default. */
  readonly language?: LanguageTag;
};
