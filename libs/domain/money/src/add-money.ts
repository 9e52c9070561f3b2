import type { Money } from './money.ts';
import { money, zeroMoney } from './money.ts';
import { sameCurrency } from './same-currency.ts';

/** Adds two amounts. Throws RangeError on different currencies, or beyond 2^53−1. */
export const addMoney = (one: Money, other: Money): Money =>
  money(one.amount + other.amount, sameCurrency(one, other));

/** Subtracts the second amount from the first; may be negative. */
export const subtractMoney = (one: Money, other: Money): Money =>
  money(one.amount - other.amount, sameCurrency(one, other));

/** Sums a list; zero in `currency` for an empty list. */
export const sumMoney = (list: readonly Money[], currency: string): Money =>
  list.reduce(addMoney, zeroMoney(currency));
