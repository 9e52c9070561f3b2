import { divideHalfUp, toFraction } from './fraction.ts';
import { minorUnits } from './minor-units.ts';
import type { Money } from './money.ts';
import { money } from './money.ts';

/**
 * Converts to another currency at `rate` units of it per unit of this one, rounded half up to its minor unit. Throws RangeError
 * unless the rate is positive and finite.
 */
export const convertMoney = (given: Money, currency: string, rate: number): Money => {
  if (!(rate > 0)) throw new RangeError(`${rate} is not a rate of exchange.`);
  const { numerator, denominator } = toFraction(rate);
  const to = 10n ** BigInt(minorUnits(currency));
  const from = 10n ** BigInt(minorUnits(given.currency));
  const amount = divideHalfUp(BigInt(given.amount) * numerator * to, denominator * from);
  return money(Number(amount), currency);
};
