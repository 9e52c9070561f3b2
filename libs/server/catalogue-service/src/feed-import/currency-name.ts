import { markets } from '@pasar/markets';
import { priceWords } from './price-words.data.ts';

/** Signs of currencies that no market has, and that are missing in the locale data. */
const foreignSigns: readonly (readonly [string, string])[] = [
  ['us$', 'USD'],
  ['u$s', 'USD'],
  ['元', 'CNY'],
];

const codes = new Set(Intl.supportedValuesOf('currency'));

function findCurrencySign(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay }).formatToParts(
    0,
  );
  return parts.find(({ type }) => type === 'currency')?.value.toLowerCase() ?? '';
}

const listed = [...new Set([...markets.map(({ currency }) => currency), 'USD', 'EUR', 'GBP', 'JPY', 'CNY'])];
const signs = [
  ...foreignSigns,
  ...markets.flatMap(({ code, currency }) =>
    priceWords[code].currencyNames.map((name) => [name, currency] as const),
  ),
  ...listed.flatMap((currency) => [
    [findCurrencySign(currency, 'symbol'), currency] as const,
    [findCurrencySign(currency, 'narrowSymbol'), currency] as const,
  ]),
];

/** Lists the currencies of a code or sign. */
function listCurrencies(written: string): ReadonlySet<string> {
  const name = written.replace(/\.$/, '').toLowerCase();
  if (codes.has(name.toUpperCase())) return new Set([name.toUpperCase()]);
  return new Set(signs.filter(([sign]) => sign === name).map(([, currency]) => currency));
}

/** Whether a text is a currency's code, sign or name, though several currencies may share it. */
export const isCurrencyName = (written: string): boolean => listCurrencies(written).size > 0;

/**
 * Returns the currency that all of the names, codes or signs such as `MYR` or `RM`, can mean. A sign that several currencies
 * share, such as `$`, means `own` if that is one of them; undefined if several currencies are left, or none. No name means `own`.
 */
export function readCurrency(names: readonly string[], own: string): string | undefined {
  const [first, ...more] = names.map(listCurrencies);
  if (first === undefined) return own;
  const found = [...first].filter((currency) => more.every((currencies) => currencies.has(currency)));
  if (found.includes(own)) return own;
  return found.length === 1 ? found[0] : undefined;
}
