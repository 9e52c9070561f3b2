import fc from 'fast-check';
import { expect, it } from 'vitest';
import { itemsQuery, maxSearchWords, searchWords, excessWords, wordsQuery } from './search-word.ts';
import { createSegmenters } from './split-runs.ts';

const segmenters = createSegmenters();

it.each([
  ['running shoes', `'running' & 'shoes':*`],
  ['Tênis de corrida', `'tenis' & 'de' & 'corrida':*`],
  ['T-shirt', `'t' & 'shirt':*`],
  ['shoes SHOES', `'shoes':*`],
  ['耳機', `'耳機':*`],
  ['蘋', `'蘋':*`],
  ['iphone 手機', `'iphone' & '手機':*`],
  ["& | ! ( ) :* \\ '", ''],
  ['📱', ''],
])('%s is searched for as %s', (keyword, query) => {
  expect(wordsQuery(searchWords(keyword, segmenters))).toBe(query);
});

it('finds by market as well', () => {
  expect(itemsQuery('SG', searchWords('tea', segmenters))).toBe(`'@SG' & 'tea':*`);
});

it('searches for eight words, and says which are beyond', () => {
  const keyword = 'one two three four five six seven eight nine one ten';
  const words = searchWords(keyword, segmenters);
  expect([words.length, words.at(-1)]).toEqual([
    8,
    expect.objectContaining({ text: 'eight', prefix: false }),
  ]);
  expect(excessWords(keyword, segmenters)).toEqual(['nine', 'ten']);
});

it('keeps to eight words, whatever is typed', () => {
  const long = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(fc.property(long, (keyword) => searchWords(keyword, segmenters).length <= maxSearchWords));
}, 60_000);
