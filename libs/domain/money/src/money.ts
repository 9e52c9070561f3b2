/** An amount of a currency's minor unit (ISO 4217): 12.90 SGD is `{ amount: 1290, currency: 'SGD' }`. */
export type Money = {
  readonly amount: number;
  readonly currency: string;
};

/** Creates an amount of minor units; throws RangeError unless it is a safe integer and the currency three capital letters. */
export const money = (amount: number, currency: string): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units.`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new RangeError(`${JSON.stringify(currency)} is not a currency code.`);
  return { amount: amount + 0, currency };
};

/** The zero amount of a currency. */
export const zeroMoney = (currency: string): Money => money(0, currency);

export const isZeroMoney = (given: Money): boolean => given.amount === 0;
