import type { Money } from '@pasar/money';
import { maxMoney, minMoney } from '@pasar/money';

export type PriceRange = {
  readonly min: Money;
  readonly max: Money;
};

/** The lowest and the highest of some prices of one currency; undefined for none. */
export const priceRange = (prices: readonly Money[]): PriceRange | undefined => {
  const [first, ...rest] = prices;
  return first && { min: rest.reduce(minMoney, first), max: rest.reduce(maxMoney, first) };
};

/**
 * What was taken off in whole per cent, rounded half up but never to nothing or everything (1 to 99); 0 when nothing was.
 * Throws on two currencies.
 */
export const discountPercent = (price: Money, before: Money | undefined): number => {
  if (!before || minMoney(price, before) === before || price.amount === before.amount) return 0;
  const percent = Math.floor(((before.amount - price.amount) / before.amount) * 100 + 0.5);
  return price.amount === 0 ? 100 : Math.min(99, Math.max(1, percent));
};
