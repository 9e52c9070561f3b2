import { minorUnits, priceDigits } from './minor-units.ts';
import type { Money } from './money.ts';

/** Formats money for one language or locale (`es-CL` follows Chilean conventions; see `marketLocale`). */
export type MoneyFormat = (given: Money) => string;

const numberFormat = (locale: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: minorUnits(currency),
    maximumFractionDigits: minorUnits(currency),
    trailingZeroDisplay: priceDigits(currency) === 0 ? 'stripIfInteger' : 'auto',
  });

/**
 * Returns a formatter that caches one `Intl.NumberFormat` per currency: creating one costs as much as formatting a hundred
 * prices.
 */
export const createMoneyFormat = (locale: string): MoneyFormat => {
  const formats = new Map<string, Intl.NumberFormat>();
  return ({ amount, currency }) => {
    const format = formats.get(currency) ?? numberFormat(locale, currency);
    formats.set(currency, format);
    const text = format.format(amount / 10 ** minorUnits(currency));
    return amount < 0 ? text.replace('-', '−') : text;
  };
};

// Caches formatters by locale. The size limit keeps arbitrary locales from filling the memory.
const formatCache = new Map<string, MoneyFormat>();
const maxCachedFormats = 64;

/** Formats money for a locale, with the currency's own symbol and a true minus sign: `formatMoney(m, 'en-SG')` is `$12.90` or `−$12.90`. */
export const formatMoney = (given: Money, locale: string): string => {
  const format = formatCache.get(locale) ?? createMoneyFormat(locale);
  if (formatCache.size >= maxCachedFormats) formatCache.clear();
  formatCache.set(locale, format);
  return format(given);
};
