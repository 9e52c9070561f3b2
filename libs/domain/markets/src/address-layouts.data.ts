import type { MarketCode } from './market-rows.data.ts';

const postcodeFirst = ['{street}, {unit}', '{district}', '{postcode} {city}', '{state}'] as const;
const postcodeLast = ['{street}, {unit}', '{district}', '{city}', '{state} {postcode}'] as const;

/**
 * How an address is written in each market: a template per line, with the wire names of its fields. A line without any text
 * is left out, and so is a separator without text beside it.
 */
export const addressLayouts = {
  SG: postcodeFirst,
  ID: postcodeLast,
  MY: postcodeFirst,
  PH: postcodeFirst,
  TW: ['{postcode} {city}{district}', '{street}{unit}'],
  TH: ['{street} {unit}', '{district} {city}', '{state} {postcode}'],
  VN: postcodeLast,
  BR: ['{street}, {unit}', '{district}', '{city} - {state}', '{postcode}'],
  MX: postcodeFirst,
  CO: postcodeLast,
  CL: postcodeLast,
  AR: postcodeFirst,
  FR: postcodeFirst,
  PL: postcodeFirst,
  ES: postcodeFirst,
  IN: ['{street}, {unit}', '{district}', '{city} {postcode}', '{state}'],
} as const satisfies Readonly<Record<MarketCode, readonly string[]>>;
