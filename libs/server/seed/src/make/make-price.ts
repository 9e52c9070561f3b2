import type { SeedContext } from './create-context.ts';
import type { Random } from '../create-random.ts';
import { toMarketPrice } from '../to-market-price.ts';

/** The price of one choice, and its earlier price. */
export type SeedPrice = { readonly price: number; readonly before: number | null };

/** The ratio of an item's prices to the fair price, and its discount. */
export type Pricing = { readonly factor: number; readonly offPercent: number };

/** Picks how an item's prices differ from the fair price; about half of the items are reduced. */
export const pickPricing = (random: Random): Pricing => ({
  factor: 0.75 + random.next() * 0.6,
  offPercent: random.percent(48) ? random.pick([5, 10, 12, 15, 20, 20, 25, 30, 33, 40, 45, 50, 60]) : 0,
});

/** Creates an offer for goods worth an amount in US cents. */
export function makePrice(
  { market }: SeedContext,
  cents: number,
  { factor, offPercent }: Pricing,
): SeedPrice {
  const full = toMarketPrice(market, cents * factor);
  const price = offPercent ? toMarketPrice(market, cents * factor * (1 - offPercent / 100)) : full;
  return { price, before: price < full ? full : null };
}
