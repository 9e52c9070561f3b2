import type { Money } from './money.ts';
import { money } from './money.ts';

const total = (weights: readonly number[]): bigint => weights.reduce((sum, each) => sum + BigInt(each), 0n);

/**
 * Splits an amount by whole, non-negative weights so that the parts sum to it exactly. The remainder goes to the first parts
 * with a non-zero weight, one minor unit each; if all weights are zero, everything goes to the first part. Throws RangeError if
 * there are no parts.
 */
export const allocateMoney = (given: Money, weights: readonly number[]): Money[] => {
  if (weights.length === 0) throw new RangeError('Money must be split into at least one part.');
  const all = total(weights);
  const whole = BigInt(given.amount);
  const parts = weights.map((each) => (all === 0n ? 0n : (whole * BigInt(each)) / all));
  let rest = whole - parts.reduce((sum, part) => sum + part, 0n);
  const unit = rest < 0n ? -1n : 1n;
  return parts.map((part, index) => {
    const takes = all === 0n ? (index === 0 ? rest : 0n) : rest !== 0n && weights[index] !== 0 ? unit : 0n;
    rest -= takes;
    return money(Number(part + takes), given.currency);
  });
};
