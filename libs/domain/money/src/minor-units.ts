import { currencies } from './currencies.data.ts';

const known: Readonly<Record<string, { minorUnits: number; priceDigits: number } | undefined>> = currencies;

const intlMinorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Decimal digits of a currency's minor unit (ISO 4217): SGD 2, VND 0. Throws on a malformed code. */
export const minorUnits = (currency: string): number =>
  known[currency]?.minorUnits ?? intlMinorUnits(currency);

/** Decimal digits of displayed prices: IDR officially has cents (2), but prices do not (0). */
export const priceDigits = (currency: string): number => known[currency]?.priceDigits ?? minorUnits(currency);

/** The smallest step between two prices, in minor units: 1 for SGD, 100 for IDR. */
export const priceStep = (currency: string): number => 10 ** (minorUnits(currency) - priceDigits(currency));
