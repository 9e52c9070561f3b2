import { minorUnits } from './minor-units.ts';
import type { Money } from './money.ts';

/** The amount as a plain decimal with every minor digit, for JSON-LD and feeds: `109.99`, VND `25000`. */
export const decimalAmount = ({ amount, currency }: Money): string => {
  const digits = minorUnits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
