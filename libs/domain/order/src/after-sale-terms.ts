import { dayMs } from '@pasar/durations';
import { marketByCode } from '@pasar/markets';
import type { MarketCode } from '@pasar/markets';
import { commonTerms, lawTerms, marketTerms } from './after-sale-terms.data.ts';
import type { AfterSaleTerms } from './after-sale-terms.data.ts';

/** The after-sale terms of a market. */
export function afterSaleTerms(market: MarketCode): AfterSaleTerms {
  const { consumerLaw } = marketByCode(market);
  return { ...commonTerms, ...(consumerLaw && lawTerms[consumerLaw]), ...marketTerms[market] };
}

/** Adds days to an instant, epoch milliseconds. */
export const daysAfter = (at: number, days: number): number => at + days * dayMs;

/** Whether a deadline has passed; the deadline itself counts as past. */
export const isPast = (deadline: number | null | undefined, now: number): boolean =>
  typeof deadline === 'number' && now >= deadline;
