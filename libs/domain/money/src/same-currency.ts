import type { Money } from './money.ts';

/** The one currency of two moneys; throws RangeError when they differ: amounts of two currencies are never combined. */
export const sameCurrency = (one: Money, other: Money): string => {
  if (one.currency !== other.currency)
    throw new RangeError(`${one.currency} does not mix with ${other.currency}.`);
  return one.currency;
};
