import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { formatNationalPhone, formatPhone } from './format-phone.ts';
import type { MarketCode } from './market-rows.data.ts';
import { markets } from './markets.ts';

/** Numbers of every length and kind of area code that a market has. */
const numbers: Readonly<Record<MarketCode, readonly string[]>> = {
  SG: ['91234567'],
  ID: ['812345678', '8123456789', '81234567890', '812345678901'],
  MY: ['123456789', '1112345678'],
  PH: ['9051234567'],
  TW: ['912345678'],
  TH: ['812345678'],
  VN: ['912345678'],
  BR: ['11961234567'],
  MX: ['5512345678', '2221234567'],
  CO: ['3211234567'],
  CL: ['961234567'],
  AR: ['91123456789', '93415123456', '1123456789', '3415123456'],
  FR: ['612345678'],
  PL: ['512345678'],
  ES: ['612345678'],
  IN: ['8123456789'],
};

describe.each(markets.map((market) => [market.code, market] as const))('%s', (code, market) => {
  it.each(numbers[code])('groups %s as libphonenumber does', (national) => {
    const phone = market.phonePrefix + national;
    const written = formatPhone(code, phone);
    expect(written).toMatch(/^\+\d+( \d+)+$/);
    expect(written).toBe(parsePhoneNumberFromString(phone)?.formatInternational());
    expect(written).toBe(`${market.phonePrefix} ${formatNationalPhone(code, national)}`);
  });
});

it.each([
  ['of another country', '+48512345678', '+48512345678'],
  ['of an unknown length', '+6591', '+65 91'],
  ['that is grouped already', '+65 555 0100', '+65 555 0100'],
  ['without a prefix', '91234567', '91234567'],
  ['that is empty', '', ''],
])('does not group a number %s', (_, phone, written) => {
  expect(formatPhone('SG', phone)).toBe(written);
});
