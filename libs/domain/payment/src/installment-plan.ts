import { allocateMoney } from '@pasar/money';
import type { Money } from '@pasar/money';

/**
 * An amount in equal parts, without interest. The parts sum to the amount exactly: what does not divide is paid with
 * the first ones, a minor unit each. Throws RangeError for less than one month.
 */
export const installmentPlan = (amount: Money, months: number): readonly Money[] => {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`${months} is no number of months.`);
  return allocateMoney(
    amount,
    Array.from({ length: months }, () => 1),
  );
};
