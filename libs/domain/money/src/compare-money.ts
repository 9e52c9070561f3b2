import type { Money } from './money.ts';
import { sameCurrency } from './same-currency.ts';

/** Returns −1, 0 or 1 if the first is less than, equal to or more than the second. Throws on different currencies. */
export const compareMoney = (one: Money, other: Money): -1 | 0 | 1 => {
  sameCurrency(one, other);
  if (one.amount === other.amount) return 0;
  return one.amount < other.amount ? -1 : 1;
};

/** The smaller amount. */
export const minMoney = (one: Money, other: Money): Money => (compareMoney(one, other) <= 0 ? one : other);

/** The larger amount. */
export const maxMoney = (one: Money, other: Money): Money => (compareMoney(one, other) >= 0 ? one : other);
