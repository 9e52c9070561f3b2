import { expect, it } from 'vitest';
import { createIndexer, plainCode } from './search-vector.ts';
import type { SearchableItem } from './search-vector.ts';

const index = createIndexer();
const item = { market: 'SG', name: '', brand: '', context: [], keywords: '' };

it.each<[string, Partial<SearchableItem>, string]>([
  [
    'the name weighs most',
    { name: 'Red tea', keywords: 'tea leaf' },
    `'red':1A '+red':1A 'tea':2A '+tea':2A 'leaf':7C '+leaf':7C`,
  ],
  ['then brand and kind', { brand: 'Lumora', type: 'Lumora' }, `'lumora':2B '+lumora':2B`],
  ['all forms of a word share one token', { name: 'Shoes shoe' }, `'shoes':1A '+shoe':1A,2A 'shoe':2A`],
  ['tokens with accents are also indexed', { name: 'Café' }, `'cafe':1A '+cafe':1A '=café':1A`],
  [
    'where accents distinguish words, no accent is also one',
    { market: 'VN', name: 'cao' },
    `'cao':1A '=cao':1A`,
  ],
  [
    'general properties of an item are separate',
    { context: ['Home'], details: ['for s homes'] },
    `'~home':5D`,
  ],
  [
    'a single letter is also joined with its neighbour',
    { name: 'USB-C hub' },
    `'usb':1A '+usb':1A 'c':2A '+usbc':2A 'hub':3A '+hub':3A '+chub':3A`,
  ],
  [
    'so is a short number',
    { name: 'Oil 500 ml' },
    `'oil':1A '+oil':1A '500':2A 'oil500':2A 'ml':3A '500ml':3A`,
  ],
  ['but not with a stop word', { name: 'Box of 2' }, `'box':1A '+box':1A 'of':2A '2':3A`],
  ['a code is also one word', { codes: ['AB-12'] }, `'ab12':5C 'ab':7C '12':8C`],
  [
    'unspaced scripts are found by neighbouring letters, in either Chinese script',
    { market: 'TW', name: '无线鼠标' },
    `'無線':1A,3A '滑鼠':2A,5A '線滑':4A`,
  ],
])('%s', (_, given, vector) => {
  const market = given.market ?? 'SG';
  expect(index({ ...item, ...given }).vector.replace(`'@${market}' '@7' `, '')).toBe(vector);
});

it.each([
  ['0012345678905', '12345678905'],
  ['AB-12/3', 'ab123'],
  ['-', ''],
])('reads the code %s as %s', (code, plain) => {
  expect(plainCode(code)).toBe(plain);
});
