import { errorCodes } from '@pasar/error-catalogue';
import { marketByCode } from '@pasar/markets';
import { expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

const invalid = { code: errorCodes.PHONE_INVALID };
const foreign = { code: errorCodes.PHONE_OTHER_COUNTRY };

it.each([
  ['SG', '9123 4567', '+6591234567'],
  ['SG', '+65 9123-4567', '+6591234567'],
  ['SG', '9123 4567', '+6591234567'],
  ['TH', '081 234 5678', '+66812345678'],
  ['ID', '0812-3456-7890', '+6281234567890'],
  ['BR', '(11) 91234-5678', '+5511912345678'],
  ['AR', '+54 9 11 2345-6789', '+5491123456789'],
  ['MX', '55 1234 5678', '+525512345678'],
  ['PL', '512 345 678', '+48512345678'],
  ['IN', '98765 43210', '+919876543210'],
])('%s %s', (market, text, e164) => {
  expect(readPhone(text, marketByCode(market))).toBe(e164);
});

it.each([
  ['SG', '+60 12-345 6789', foreign],
  ['PL', '+65 9123 4567', foreign],
  ['SG', '6123 4567', invalid],
  ['SG', '12', invalid],
  ['SG', 'call 91234567', invalid],
  ['SG', '', invalid],
  ['SG', '+', invalid],
  ['FR', '01 42 68 53 00', invalid],
])('%s rejects %s', (market, text, error) => {
  expect(() => readPhone(text, marketByCode(market))).toThrow(expect.objectContaining(error));
});
