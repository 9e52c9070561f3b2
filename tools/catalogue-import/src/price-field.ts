import type { Money } from '@pasar/money';
import { compareMoney, parseMoney } from '@pasar/money';

/** The largest price that goes in, in minor units: a thousand million million would break every sum of a cart. */
const maxMinorUnits = 10 ** 13;

export type PriceFields = { price: Money; priceBeforeDiscount?: Money };

/**
 * A price with its currency, `109.99 USD` or `USD 109.99`; a bare `109.99` is in `currency`. Text for what is wrong.
 */
export const readPrice = (text: string, currency: string): Money | string => {
  const written = text.trim().replace(/^([A-Z]{3})\s+(\S+)$/, '$2 $1');
  const found = parseMoney(/[A-Z]{3}$/.test(written) ? written : `${written} ${currency}`);
  if (!found) return `the price "${text}" is no amount with its currency, such as 109.99 USD`;
  if (found.amount === 0) return 'the price is zero';
  return found.amount > maxMinorUnits ? `the price "${text}" is out of reach` : found;
};

/** The price that holds, and the one before it where it was lower than that. */
export const toPriceFields = (price: Money, sale: Money): PriceFields => {
  if (sale.currency !== price.currency) return { price };
  return compareMoney(sale, price) < 0 ? { price: sale, priceBeforeDiscount: price } : { price };
};

/** Google's `start/end`, two ISO 8601 instants: whether `now` lies within. No text means always. */
export const isWithin = (dates: string, now: Date): boolean => {
  if (dates.trim() === '') return true;
  const [start = Number.NaN, end = Number.NaN] = dates.split('/').map((date) => Date.parse(date.trim()));
  return start <= now.getTime() && now.getTime() < end;
};
