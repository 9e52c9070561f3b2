import type { Money } from './money.ts';
import { money, zeroMoney } from './money.ts';
import { sameCurrency } from './same-currency.ts';

/** The sum. Throws RangeError on two currencies, or beyond 2^53−1. */
export const addMoney = (one: Money, other: Money): Money =>
  money(one.amount + other.amount, sameCurrency(one, other));

/** The first less the second; may be negative. */
export const subtractMoney = (one: Money, other: Money): Money =>
  money(one.amount - other.amount, sameCurrency(one, other));

/** The sum of a list; nothing in `currency` when the list is empty. */
export const sumMoney = (list: readonly Money[], currency: string): Money =>
  list.reduce(addMoney, zeroMoney(currency));
