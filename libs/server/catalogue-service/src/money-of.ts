import type { Money } from '@pasar/money';

/** An amount column as it travels; nothing for null. */
export const moneyOf = (amount: number, currency: string): Money => ({ amount, currency });

/** `{ [name]: money }`, or nothing at all for null: fields without a value are left out. */
export const optionalMoney = <Name extends string>(name: Name, amount: number | null, currency: string) =>
  (amount === null ? {} : { [name]: moneyOf(amount, currency) }) as { [key in Name]?: Money };
