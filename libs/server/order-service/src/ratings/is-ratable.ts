import type { MarketCode } from '@pasar/markets';
import { afterSaleTerms, daysAfter, isPast } from '@pasar/order';
import type { OrderRow } from '../order-row.ts';

/** Whether an order's lines can be rated now. */
export const isRatable = ({ status, completed_at, market }: OrderRow, now: number): boolean =>
  status === 'completed' &&
  completed_at !== null &&
  !isPast(daysAfter(completed_at, afterSaleTerms(market as MarketCode).ratingDays), now);
