import type { MarketCode } from '@pasar/markets';
import { commonTerms, marketTerms } from './after-sale-terms.data.ts';
import type { AfterSaleTerms } from './after-sale-terms.data.ts';

const dayMs = 86_400_000;

/** A market's terms after the purchase. */
export const afterSaleTerms = (market: MarketCode): AfterSaleTerms => ({
  ...commonTerms,
  ...marketTerms[market],
});

/** The instant some days after another, epoch milliseconds. */
export const daysAfter = (at: number, days: number): number => at + days * dayMs;

/** Whether a deadline has passed. Deadlines are half open: at the deadline itself it is too late. */
export const isPast = (deadline: number | null | undefined, now: number): boolean =>
  typeof deadline === 'number' && now >= deadline;
