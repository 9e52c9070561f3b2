import { minorUnits, priceStep } from '@pasar/money';
import type { Market } from '@pasar/markets';
import { marketProfiles } from './data/market-profiles.data.ts';

/** Returns a price in the market's minor units for goods worth an amount in US cents, with the market's usual ending. */
export function toMarketPrice(market: Pick<Market, 'code' | 'currency'>, cents: number): number {
  const { perDollar, step, less } = marketProfiles[market.code];
  const unit = 10 ** minorUnits(market.currency);
  const units = (cents / 100) * perDollar;
  // Cheap goods use a finer step: rounding an egg up to the next full step would be too much.
  const stepUnits = units < step * 3 ? Math.max(step / 10, priceStep(market.currency) / unit) : step;
  const price = Math.max(1, Math.round(units / stepUnits)) * stepUnits - (stepUnits === step ? less : 0);
  const smallestStep = priceStep(market.currency);
  return Math.max(smallestStep, Math.round((price * unit) / smallestStep) * smallestStep);
}
