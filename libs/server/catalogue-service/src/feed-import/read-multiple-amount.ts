import { markets } from '@pasar/markets';
import type { Market } from '@pasar/markets';
import { priceWords } from './price-words.data.ts';
import type { PriceWords } from './price-words.data.ts';
import { readAmount } from './read-amount.ts';

type Multiples = NonNullable<PriceWords['multiples']>;

const readMultiples = ({ code }: Market): Multiples => {
  const { multiples = {} }: PriceWords = priceWords[code];
  return multiples;
};

const findPower = (word: string, currency: string): number | undefined =>
  markets
    .filter((market) => market.currency === currency)
    .map(readMultiples)
    .find((multiples) => Object.hasOwn(multiples, word))?.[word];

const multipleWords = new Set(markets.flatMap((market) => Object.keys(readMultiples(market))));

/** Whether sellers in any market write a word such as `k` or `jt`, in lower case, for thousands or more. */
export const isMultipleWord = (word: string): boolean => multipleWords.has(word);

/** Decimals are those of the number, whatever the currency has: `1.2` in rupiah is not a shortened `1.200` before `jt`. */
const currencyWithCents = 'USD';

/**
 * Returns the whole amount of a number before a word such as `k` or `jt`, if sellers in a market with the currency use the word;
 * undefined if they do not, or if the number may mean another amount, as `1.200` does.
 */
export function readMultipleAmount(number: string, word: string, currency: string): string | undefined {
  const power = findPower(word, currency);
  const amount = power === undefined ? undefined : readAmount(number, currencyWithCents);
  if (power === undefined || amount === undefined || amount === 'ambiguous') return undefined;
  const [whole = '', decimals = ''] = amount.split('.');
  const written = (whole + decimals.padEnd(power, '0')).replace(/^0+(?=\d)/, '');
  return decimals.length > power ? undefined : written;
}
