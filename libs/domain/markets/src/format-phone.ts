import type { MarketCode } from './market-rows.data.ts';
import { marketByCode } from './markets.ts';
import { phoneLayouts } from './phone-layouts.data.ts';

/** Writes digits into a layout; undefined if they do not fit it. */
const writeDigits = (layout: string, digits: string): string | undefined => {
  let at = 0;
  const written = layout.replace(/[#\d]/g, (place) => {
    const digit = digits[at] ?? '';
    at += 1;
    return place === '#' || place === digit ? digit : '';
  });
  return written.length === layout.length && at === digits.length ? written : undefined;
};

/** Groups the digits of a national number as its market does: `9123 4567`. A number of no known layout stays as it is. */
export const formatNationalPhone = (market: MarketCode, national: string): string => {
  for (const layout of phoneLayouts[market]) {
    const written = writeDigits(layout, national);
    if (written !== undefined) return written;
  }
  return national;
};

/** Writes a number in E.164 for display: `+65 9123 4567`. A number of another country or in another form stays as it is. */
export const formatPhone = (market: MarketCode, phone: string): string => {
  const { phonePrefix } = marketByCode(market);
  if (!/^\+\d+$/.test(phone) || !phone.startsWith(phonePrefix)) return phone;
  return `${phonePrefix} ${formatNationalPhone(market, phone.slice(phonePrefix.length))}`;
};
