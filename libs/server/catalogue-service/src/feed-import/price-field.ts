import { productLimits } from '@pasar/item';
import type { Money } from '@pasar/money';
import { compareMoney, parseMoney } from '@pasar/money';
import { readCurrency } from './currency-name.ts';
import { readAmount } from './read-amount.ts';
import { unnamedCurrency } from './unnamed-currency.ts';

export type PriceFields = { price: Money; priceBeforeDiscount?: Money };

/** Maximum length of a price. */
const maxPriceLength = 40;

type PriceParts = { readonly number: string; readonly names: readonly string[] };

/** Splits a price into the number and the text before and after it. */
function splitPrice(text: string): PriceParts | undefined {
  const written = text.replace(/\s+/g, ' ').trim();
  const digits =
    written.length > maxPriceLength ? [] : [...written.matchAll(/\d/g)].map(({ index }) => index);
  const [first, last] = [digits[0], digits.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const begin =
    /^\D*[.,]$/.test(written.slice(0, first)) && !/\p{L}[.,]$/u.test(written.slice(0, first))
      ? first - 1
      : first;
  // `12.` and `12,-` are whole amounts.
  const after = written.slice(last + 1).replace(/^[.,]-?(?= |$)/, '');
  const names = [written.slice(0, begin), after].map((name) => name.trim()).filter((name) => name !== '');
  return { number: written.slice(begin, last + 1), names };
}

const readMoney = (text: string, own: string): Money | 'ambiguous' | undefined => {
  const { number, names } = splitPrice(text) ?? { number: '', names: [] };
  const currency = names.length === 0 ? own : names.length === 1 && readCurrency(names[0] ?? '', own);
  if (!currency) return undefined;
  const amount = readAmount(number, currency === unnamedCurrency ? 'USD' : currency);
  return amount === 'ambiguous' ? amount : (parseMoney(`${amount} ${currency}`) ?? undefined);
};

/**
 * Parses a price with its currency, `109.99 USD`, `RM 12,90` or `12.90MYR`; a bare `109.99` is in `currency`. Returns the
 * problem as text if it is invalid.
 */
export const readPrice = (text: string, currency: string): Money | string => {
  const found = readMoney(text, currency);
  if (found === 'ambiguous') {
    const [whole, thousand] = [text.trim().split('.')[0] ?? '', text.trim().replace('.', '')];
    return `the price "${text}" may mean ${thousand} or less than ${Number(whole) + 1}: write it with two decimals`;
  }
  if (!found) return `the price "${text}" is no amount with its currency, such as 109.99 USD`;
  if (found.amount === 0) return 'the price is zero';
  return found.amount > productLimits.maxPriceAmount ? `the price "${text}" is out of reach` : found;
};

/** The current price, and the previous one if it was higher. */
export const toPriceFields = (price: Money, sale: Money): PriceFields => {
  if (sale.currency !== price.currency) return { price };
  return compareMoney(sale, price) < 0 ? { price: sale, priceBeforeDiscount: price } : { price };
};

/** Whether `now` is within Google's `start/end`, two ISO 8601 instants. No text means always. */
export const isWithin = (dates: string, now: Date): boolean => {
  if (dates.trim() === '') return true;
  const [start = Number.NaN, end = Number.NaN] = dates.split('/').map((date) => Date.parse(date.trim()));
  return start <= now.getTime() && now.getTime() < end;
};
