import type { Money } from './money.ts';

/** Returns the shared currency of two amounts; throws RangeError if they differ. */
export const sameCurrency = (one: Money, other: Money): string => {
  if (one.currency !== other.currency)
    throw new RangeError(`${one.currency} does not mix with ${other.currency}.`);
  return one.currency;
};
