import { divideHalfUp, toFraction } from './fraction.ts';
import { priceStep } from './minor-units.ts';
import type { Money } from './money.ts';
import { money } from './money.ts';

const times = (given: Money, factor: number, divisor: bigint): Money => {
  const { numerator, denominator } = toFraction(factor);
  return money(Number(divideHalfUp(BigInt(given.amount) * numerator, denominator * divisor)), given.currency);
};

/** Multiplies the amount by `factor`, rounded half up to the minor unit (halves away from zero). Exact for whole factors. */
export const multiplyMoney = (given: Money, factor: number): Money => times(given, factor, 1n);

/** `percent` of the amount (12.5 is an eighth), rounded half up to the minor unit (halves away from zero). */
export const takePercent = (given: Money, percent: number): Money => times(given, percent, 100n);

/** Rounds to the nearest valid price of the currency, halves up: whole rupiah, whole sen. */
export const roundToPrice = (given: Money): Money => {
  const step = BigInt(priceStep(given.currency));
  return money(Number(divideHalfUp(BigInt(given.amount), step) * step), given.currency);
};
