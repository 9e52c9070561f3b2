import type { Money } from '@pasar/money';

/** Returns an amount column as wire money; nothing for null. */
export const toMoney = (amount: number, currency: string): Money => ({ amount, currency });

/** Returns `{ [name]: money }`, or `{}` for null, so that fields without a value are omitted. */
export const optionalMoney = <Name extends string>(name: Name, amount: number | null, currency: string) =>
  (amount === null ? {} : { [name]: toMoney(amount, currency) }) as { [key in Name]?: Money };
