import { expect, it } from 'vitest';
import { addressForms } from './address-forms.data.ts';
import { addressLayouts } from './address-layouts.data.ts';
import { formatAddress } from './format-address.ts';
import type { AddressPlace } from './format-address.ts';
import type { MarketCode } from './market-rows.data.ts';

const none = { street: '', unit: '', district: '', city: '', state: '', postcode: '' };

it.each<[MarketCode, Partial<AddressPlace>, string[]]>([
  [
    'SG',
    { street: '1 Raffles Place', unit: '#12-01', postcode: '049145' },
    ['1 Raffles Place, #12-01', '049145'],
  ],
  [
    'PL',
    { street: 'ul. Marszałkowska 10', city: 'Warszawa', postcode: '00-590' },
    ['ul. Marszałkowska 10', '00-590 Warszawa'],
  ],
  [
    'TW',
    { street: '忠孝東路一段1號', unit: '5樓', district: '中正區', city: '臺北市', postcode: '100' },
    ['100 臺北市中正區', '忠孝東路一段1號5樓'],
  ],
  [
    'TH',
    { street: '99 ถนนสุขุมวิท', district: 'คลองตัน', city: 'คลองเตย', state: 'กรุงเทพมหานคร', postcode: '10110' },
    ['99 ถนนสุขุมวิท', 'คลองตัน คลองเตย', 'กรุงเทพมหานคร 10110'],
  ],
  [
    'BR',
    {
      street: 'Avenida Paulista 1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      postcode: '01310-100',
    },
    ['Avenida Paulista 1000', 'Bela Vista', 'São Paulo - SP', '01310-100'],
  ],
  ['BR', { state: 'SP' }, ['SP']],
  ['FR', {}, []],
])('writes an address of %s: %j', (market, place, lines) => {
  expect(formatAddress(market, { ...none, ...place })).toEqual(lines);
});

it.each(Object.keys(addressLayouts) as MarketCode[])(
  'writes every field of the form of %s once',
  (market) => {
    const fields = addressForms[market].fields
      .map(({ name }) => name)
      .filter((name) => !['name', 'phone'].includes(name));
    const written = formatAddress(market, {
      ...none,
      ...Object.fromEntries(fields.map((name) => [name, `<${name}>`])),
    });
    expect(written.join('').match(/<\w+>/g)?.toSorted()).toEqual(
      fields.map((name) => `<${name}>`).toSorted(),
    );
  },
);
