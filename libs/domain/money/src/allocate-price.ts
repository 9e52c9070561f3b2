import { allocateMoney } from './allocate-money.ts';
import { priceStep } from './minor-units.ts';
import type { Money } from './money.ts';
import { money } from './money.ts';

/**
 * Splits a price like `allocateMoney`, into parts that are prices as well: whole Taiwan dollars, since nobody can pay or refund
 * a third of one. Exact to the minor unit if the amount or a weight is no price itself.
 */
export const allocatePrice = (price: Money, weights: readonly number[]): Money[] => {
  const step = priceStep(price.currency);
  if ([price.amount, ...weights].some((amount) => amount % step !== 0)) return allocateMoney(price, weights);
  const steps = allocateMoney(money(price.amount / step, price.currency), weights);
  return steps.map(({ amount, currency }) => money(amount * step, currency));
};
