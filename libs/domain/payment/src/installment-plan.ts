import { allocatePrice } from '@pasar/money';
import type { Money } from '@pasar/money';

/**
 * Splits an amount into equal instalments without interest that sum to it exactly; the remainder is added to the first ones, a
 * price step each. Throws RangeError for less than one month.
 */
export const installmentPlan = (amount: Money, months: number): readonly Money[] => {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`${months} is no number of months.`);
  return allocatePrice(
    amount,
    Array.from({ length: months }, () => amount.amount),
  );
};
