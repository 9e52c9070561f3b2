import { minorUnits } from './minor-units.ts';
import type { Money } from './money.ts';
import { money } from './money.ts';

const shape = /^(\d{1,16})(?:\.(\d{1,6}))?[ \u00a0]([A-Z]{3})$/;

/**
 * Parses a price in the format of product feeds, `109.99 USD`. Null for anything else: a sign, thousands separators, a comma,
 * more decimals than the currency has, another order, an amount beyond 2^53−1.
 */
export const parseMoney = (text: string): Money | null => {
  const [, whole, decimals = '', currency] = shape.exec(text) ?? [];
  if (whole === undefined || currency === undefined) return null;
  const digits = minorUnits(currency);
  if (decimals.length > digits) return null;
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? money(amount, currency) : null;
};
