import { addressForms, marketByCode, markets } from '@pasar/markets';
import { expect, it } from 'vitest';
import { checkAddress } from './check-address.ts';
import type { AddressTexts } from './check-address.ts';

const singapore = {
  name: ' Mei ',
  phone: '9123 4567',
  postcode: '049145',
  street: '1 Raffles Place',
  unit: '#02-01',
};

it('normalizes a valid address: trimmed, phone as E.164, other fields empty', () => {
  expect(checkAddress({ ...singapore, city: 'Singapore' }, marketByCode('SG'))).toEqual({
    valid: true,
    address: {
      name: 'Mei',
      phone: '+6591234567',
      street: '1 Raffles Place',
      unit: '#02-01',
      district: '',
      city: '',
      state: '',
      postcode: '049145',
    },
  });
});

it.each<[string, Partial<AddressTexts>, object]>([
  ['a name of blanks', { name: '   ' }, { name: 'required' }],
  ['a postcode too short', { postcode: '0491' }, { postcode: 'format' }],
  ['a phone of another country', { phone: '+55 11 91234-5678' }, { phone: 'format' }],
  ['a street without end', { street: 'x'.repeat(201) }, { street: 'too-long' }],
])('rejects %s', (_, change, faults) => {
  expect(checkAddress({ ...singapore, ...change }, marketByCode('SG'))).toEqual({ valid: false, faults });
});

it.each(markets.map((market) => [market.code, market] as const))(
  '%s reports every required field of an empty form',
  (_, market) => {
    const required = addressForms[market.code].fields.filter((field) => field.required);
    expect(checkAddress({}, market)).toEqual({
      valid: false,
      faults: Object.fromEntries(required.map((field) => [field.name, 'required'])),
    });
  },
);
