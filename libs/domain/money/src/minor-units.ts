import { currencies } from './currencies.data.ts';

const known: Readonly<Record<string, { minorUnits: number; priceDigits: number } | undefined>> = currencies;

const intlMinorUnits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Digits after the point that a currency's minor unit stands for (ISO 4217): SGD 2, VND 0. Throws on a malformed code. */
export const minorUnits = (currency: string): number =>
  known[currency]?.minorUnits ?? intlMinorUnits(currency);

/** Digits after the point that prices are written with: IDR has cents on paper (2) and none in a shop (0). */
export const priceDigits = (currency: string): number => known[currency]?.priceDigits ?? minorUnits(currency);

/** The smallest step between two prices, in minor units: 1 for SGD, 100 for IDR. */
export const priceStep = (currency: string): number => 10 ** (minorUnits(currency) - priceDigits(currency));
