import { decimalAmount, minorUnits, parseMoney, priceDigits } from '@pasar/money';
import type { Money } from '@pasar/money';

/** Formats a price for a field: with the market's decimals, without the currency. */
export function toPriceText(price: Money): string {
  const beyond = minorUnits(price.currency) - priceDigits(price.currency);
  const text = decimalAmount(price);
  return (beyond > 0 ? text.slice(0, -beyond) : text).replace(/\.$/, '');
}

/** Parses a field into minor units, with a decimal point or comma; null if invalid. Rejects `1,299`, which is ambiguous. */
export const parsePriceText = (text: string, currency: string): number | null =>
  parseMoney(`${text.trim().replace(',', '.')} ${currency}`)?.amount ?? null;

/** Parses a field as a whole number; null if invalid. */
export const parseStockText = (text: string): number | null =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null;
