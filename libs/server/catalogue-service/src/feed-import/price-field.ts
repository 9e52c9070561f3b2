import { dayMs } from '@pasar/durations';
import { productLimits } from '@pasar/item';
import type { Money } from '@pasar/money';
import { compareMoney, parseMoney, priceDigits } from '@pasar/money';
import { readCurrency } from './currency-name.ts';
import { normalizeNumberText } from './normalize-number-text.ts';
import { readAmount } from './read-amount.ts';
import { readMultipleAmount } from './read-multiple-amount.ts';
import { toReason } from './reason.ts';
import type { Reason } from './reason.ts';
import { unnamedCurrency } from './unnamed-currency.ts';

export type PriceFields = { price: Money; priceBeforeDiscount?: Money };

/** Maximum length of a price. */
const maxPriceLength = 40;

type PriceParts = {
  readonly number: string;
  /** The word behind the number, which may multiply it: the `k` of `120k`. */
  readonly word: string;
  /** The names of its currency, if the word is none of them. */
  readonly names: readonly string[];
  /** The names of its currency, if the word is one of them. */
  readonly namesWithWord: readonly string[];
  /** Whether the number starts with a separator that may also end the currency's name. */
  readonly isAmbiguous: boolean;
};

/** Currency names that are abbreviated with a dot, which `Rs.90` has for 90 rupees. */
const dottedName = /(?:^|\P{L})(?:rs|rp)\.$/iu;

/** Whether `RM.90` may mean 90 or 0.90: its dot may end the name or start the number. */
const isMarkAmbiguous = (before: string, digits: string): boolean =>
  /\p{L}[.,]$/u.test(before) && /^\d{1,2}$/.test(digits) && !dottedName.test(before);

const listNames = (...names: readonly string[]): string[] =>
  names.map((name) => name.trim()).filter((name) => name !== '');

/** The mark behind a whole amount: `12.`, `12,-`, or `12/-` in India. */
const wholeMark = /^(?:[.,](?:-{1,2}|–)?|\/[-=])/;

/** Writes out the decimals that `1.299,-` leaves out, by which its dot marks thousands. */
const withDecimals = (number: string, mark: string): string =>
  /[-–]$/.test(mark) && !mark.startsWith('/') && /^[1-9]\d{0,2}\.\d{3}$/.test(number)
    ? `${number},00`
    : number;

/** Splits a price into the number and the text before and after it. */
function splitPrice(text: string): PriceParts | undefined {
  const written = text.replace(/\s+/g, ' ').trim();
  const digits =
    written.length > maxPriceLength ? [] : [...written.matchAll(/\d/g)].map(({ index }) => index);
  const [first, last] = [digits[0], digits.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const before = written.slice(0, first);
  const isAmbiguous = isMarkAmbiguous(before, written.slice(first, last + 1));
  const begin = isAmbiguous || (/[.,]$/.test(before) && !/\p{L}[.,]$/u.test(before)) ? first - 1 : first;
  const rest = written.slice(last + 1);
  const [mark = ''] = wholeMark.exec(rest) ?? [];
  const after = rest.slice(mark.length);
  const [, word = '', behind = ''] = /^ ?([\p{L}\p{M}]+)(.*)$/su.exec(after) ?? [];
  return {
    ...{
      number: withDecimals(written.slice(begin, last + 1), mark),
      word: mark === '' ? word : '',
      isAmbiguous,
    },
    names: listNames(written.slice(0, begin), behind),
    namesWithWord: listNames(written.slice(0, begin), after),
  };
}

/** Reads `120k`, which is 120 000 where sellers write so; undefined if it is not such a price, or may mean another amount. */
function readMultiple({ number, word, names, isAmbiguous }: PriceParts, own: string): Money | undefined {
  const currency = word === '' || isAmbiguous ? undefined : readCurrency(names, own);
  const amount = currency && readMultipleAmount(number, word.toLowerCase(), currency);
  return amount ? (parseMoney(`${amount} ${currency}`) ?? undefined) : undefined;
}

function readMoney(text: string, own: string): Money | 'ambiguous' | undefined {
  const parts = splitPrice(text);
  const currency = parts && readCurrency(parts.namesWithWord, own);
  if (!currency) return parts && readMultiple(parts, own);
  const amount = parts.isAmbiguous
    ? 'ambiguous'
    : readAmount(parts.number, currency === unnamedCurrency ? 'USD' : currency);
  return amount === 'ambiguous' ? amount : (parseMoney(`${amount} ${currency}`) ?? undefined);
}

/** Returns a price as it may be written; the unnamed currency's example is in US dollars. */
const formatExample = (currency: string): string => {
  const named = currency === unnamedCurrency ? 'USD' : currency;
  return `${priceDigits(named) === 0 ? '10900' : '109.99'} ${named}`;
};

/**
 * Parses a price with its currency, `109.99 USD`, `RM 12,90` or `12.90MYR`; a bare `109.99` is in `currency`. Returns the
 * reason if it is invalid; `name` is the price that the reason names.
 */
export const readPrice = (
  price: string,
  currency: string,
  name: 'price' | 'sale-price' = 'price',
): Money | Reason => {
  if (name === 'price' && price.trim() === '') return toReason('price-missing');
  const written = normalizeNumberText(price);
  const found = readMoney(written, currency);
  if (found === 'ambiguous') {
    const [whole = '', decimals = ''] = (splitPrice(written)?.number ?? '').split(/[.,]/);
    const thousands = whole === '' ? decimals : whole + decimals.padEnd(3, '0');
    const below = `${Number(whole) + 1}`;
    return toReason(`${name}-ambiguous`, { price, thousands, below });
  }
  if (!found) return toReason(`${name}-invalid`, { price, example: formatExample(currency) });
  if (found.amount === 0) return toReason(`${name}-zero`);
  return found.amount > productLimits.maxPriceAmount ? toReason(`${name}-out-of-reach`, { price }) : found;
};

/**
 * Parses the price of a column as `readPrice`. One that names no currency is in that of its row, else of its column's name
 * (`Price (RM)`), else in `currency`; one that names another currency is in that one.
 */
export function readColumnPrice(
  fields: Readonly<Record<string, string>>,
  column: string,
  currency: string,
  name: 'price' | 'sale-price' = 'price',
): Money | Reason {
  const written = fields[column] ?? '';
  const named = (fields['currency'] || fields[`${column}_currency`] || '').trim();
  if (named === '' || written.trim() === '') return readPrice(written, currency, name);
  const own = readCurrency([named], currency);
  return own === undefined ? readPrice(`${named} ${written}`, currency, name) : readPrice(written, own, name);
}

/** The current price, and the previous one if it was higher. */
export const toPriceFields = (price: Money, sale: Money): PriceFields => {
  if (sale.currency !== price.currency) return { price };
  return compareMoney(sale, price) < 0 ? { price: sale, priceBeforeDiscount: price } : { price };
};

/** Parses an ISO 8601 date or instant; other texts, which engines read differently, are NaN. */
const readInstant = (text: string): number =>
  /^\d{4}-\d\d-\d\d/.test(text.trim()) ? Date.parse(text.trim()) : Number.NaN;

/** Parses the end of a sale; a date without a time is its last day. */
const readEnd = (text: string): number =>
  readInstant(text) + (/^\d{4}-\d\d-\d\d$/.test(text.trim()) ? dayMs : 0);

/** Whether a sale is on from its start to its end, of which either may be empty. Undefined if either is anything but a date. */
export function isSaleOnBetween(start: string, end: string, now: Date): boolean | undefined {
  const from = start.trim() === '' ? -Infinity : readInstant(start);
  const until = end.trim() === '' ? Infinity : readEnd(end);
  return Number.isNaN(from) || Number.isNaN(until)
    ? undefined
    : from <= now.getTime() && now.getTime() < until;
}

/**
 * Whether a sale is on: `now` is within Google's `start/end`, two ISO 8601 instants. No text means always; undefined if the
 * text is anything else.
 */
export const isSaleOn = (dates: string, now: Date): boolean | undefined => {
  if (dates.trim() === '') return true;
  const [start = Number.NaN, end = Number.NaN, ...more] = dates.split('/').map(readInstant);
  if (Number.isNaN(start) || Number.isNaN(end) || more.length > 0) return undefined;
  return start <= now.getTime() && now.getTime() < end;
};
