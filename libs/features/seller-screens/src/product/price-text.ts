import { decimalAmount, minorUnits, parseMoney, priceDigits } from '@pasar/money';
import type { Money } from '@pasar/money';

/** A price as it stands in a field: with the decimals that prices have, without the currency. */
export function toPriceText(price: Money): string {
  const beyond = minorUnits(price.currency) - priceDigits(price.currency);
  const text = decimalAmount(price);
  return (beyond > 0 ? text.slice(0, -beyond) : text).replace(/\.$/, '');
}

/** The minor units that a field says, with a decimal point or comma; null for anything else. `1,299` is no price: it may mean two. */
export const parsePriceText = (text: string, currency: string): number | null =>
  parseMoney(`${text.trim().replace(',', '.')} ${currency}`)?.amount ?? null;

/** The whole number that a field says; null for anything else. */
export const parseStockText = (text: string): number | null =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null;
