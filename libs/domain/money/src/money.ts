/** An amount of a currency's minor unit (ISO 4217): 12.90 SGD is `{ amount: 1290, currency: 'SGD' }`. */
export type Money = {
  readonly amount: number;
  readonly currency: string;
};

/** A money of a safe integer of minor units; throws RangeError on anything else, and on what is not three capital letters. */
export const money = (amount: number, currency: string): Money => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units.`);
  if (!/^[A-Z]{3}$/.test(currency))
    throw new RangeError(`${JSON.stringify(currency)} is not a currency code.`);
  return { amount: amount + 0, currency };
};

/** Nothing, in a currency. */
export const zeroMoney = (currency: string): Money => money(0, currency);

/** Whether it is nothing. */
export const isZeroMoney = (given: Money): boolean => given.amount === 0;
