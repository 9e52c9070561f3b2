import { markets } from '@pasar/markets';

/** Currency signs and words that are missing in the locale data. */
const extraCurrencySigns: readonly (readonly [string, string])[] = [
  ['s$', 'SGD'],
  ['us$', 'USD'],
  ['rs', 'INR'],
  ['đ', 'VND'],
  ['vnđ', 'VND'],
  ['đồng', 'VND'],
  ['บาท', 'THB'],
  ['元', 'TWD'],
  ['元', 'CNY'],
  ['p', 'PHP'],
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
  ...extraCurrencySigns,
  ...listed.flatMap((currency) => [
    [findCurrencySign(currency, 'symbol'), currency] as const,
    [findCurrencySign(currency, 'narrowSymbol'), currency] as const,
  ]),
];

/**
 * Returns the currency of a code or sign, such as `MYR` or `RM`. A sign that several currencies share, such as `$`, means `own`
 * if that is one of them; otherwise, and for unknown signs, undefined.
 */
export function readCurrency(written: string, own: string): string | undefined {
  const name = written.replace(/\.$/, '').toLowerCase();
  if (codes.has(name.toUpperCase())) return name.toUpperCase();
  const found = new Set(signs.filter(([sign]) => sign === name).map(([, currency]) => currency));
  if (found.has(own)) return own;
  return found.size === 1 ? [...found][0] : undefined;
}
