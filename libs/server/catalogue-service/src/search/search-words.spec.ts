import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketLanguage } from './language/market-language.ts';
import { addOtherNames } from './add-other-names.ts';
import { excessWords, maxSearchWords, searchWords } from './search-words.ts';
import { indexedWordsQuery, itemsQuery, wordsQuery } from './words-query.ts';
import { rankQueries } from './rank-queries.ts';
import type { MatchScope } from './words-query.ts';
import { segmenters, listBigrams } from './split-runs.ts';

const createReader = (market: string) => ({
  language: marketLanguage(market),
  segmenters,
});
const reader = createReader('SG');

it.each<[string, string, MatchScope, string]>([
  ['SG', 'running shoes', 'name', `'+run' & '+shoe'`],
  ['SG', 'running shoes', 'anywhere', `('+run' | '~run') & ('+shoe' | '~shoe')`],
  ['SG', 'running sho', 'unfinished', `('+run' | '~run') & (('+sho' | '~sho') | 'sho':*)`],
  ['BR', 'Tênis de corrida', 'name', `'+ten' & 'de' & '+corr'`],
  ['SG', 'T-shirt', 'name', `'t' & '+shirt'`],
  ['SG', 'shoes SHOES', 'name', `'+shoe'`],
  ['TW', '耳機', 'name', `'耳機'`],
  ['TW', '耳机', 'name', `'耳機'`],
  ['TW', '蘋', 'name', `('蘋' | '蘋':*)`],
  ['TW', 'iphone 手機', 'name', `'+iphon' & '手機'`],
  ['SG', "& | ! ( ) :* \\ '", 'name', ''],
  ['SG', '📱', 'name', ''],
])('%s: %s with scope %s is searched for as %s', (market, keyword, scope, query) => {
  const words = searchWords(keyword, createReader(market));
  expect(wordsQuery(words, scope)).toBe(query);
});

it('also finds by market', () => {
  expect(itemsQuery('SG', searchWords('tea', reader), 'name')).toBe(`'@SG' & '+tea'`);
});

it('looks up short prefixes', () => {
  expect(indexedWordsQuery(searchWords('te', reader), 'unfinished')).toBe(`(('te' | '~te') | '^te')`);
});

describe('synonyms', () => {
  it('of a text without spaces', () => {
    const blouse = ['เสื้อ', 'เบ', 'ลาส์'].flatMap((word) => listBigrams(word, reader.segmenters));
    const names = readNames('TH', 'เสื้อผู้หญิง');
    expect(names).toHaveLength(2);
    for (const ofWord of names) expect(ofWord).toContainEqual(blouse);
  });

  const readNames = (market: string, keyword: string) =>
    addOtherNames(searchWords(keyword, createReader(market)), createReader(market)).map(
      ({ alternatives }) => alternatives,
    );
  it.each([
    ['of one word', 'SG', 'couch', [[['+couch'], ['+sofa']]]],
    [
      'of two words',
      'SG',
      'side board',
      [
        [['+side'], ['+sideboard']],
        [['+board'], ['+sideboard']],
      ],
    ],
    ['not in markets without a language dictionary', 'TH', 'side', [[['+side']]]],
  ])('%s', (_, market, keyword, names) => {
    expect(readNames(market, keyword)).toEqual(names);
  });
});

it('ranks by accents, then whole words, then any match', () => {
  expect(rankQueries(searchWords('café cups', reader), 'unfinished')).toEqual({
    written: `('=café' | 'cups')`,
    whole: `('cafe' | 'cups')`,
    any: `(('+cafe' | '~cafe') | (('+cup' | '~cup') | 'cups':*))`,
  });
});

it.each([
  ['กระเป๋าเดินทาง', `('กระเป๋า':A <-> 'เดิน':A <-> 'ทาง':A)`],
  ['กระเป๋าเดินทาง ผู้หญิง', `('กระเป๋า':A <-> 'เดิน':A <-> 'ทาง':A) & ('ผู้':A <-> 'หญิง':A)`],
  ['พาย ผู้หญิง', `('ผู้':A <-> 'หญิง':A)`],
  ['พาย', undefined],
  ['running shoes', undefined],
])('ranks the words of %s as a phrase where no spaces are written', (keyword, phrase) => {
  expect(rankQueries(searchWords(keyword, createReader('TH')), 'name').phrase).toBe(phrase);
});

it('ranks whole words without spaces before parts of others', () => {
  const { written, whole } = rankQueries(searchWords('กระเป๋า', createReader('TH')), 'name');
  expect([written, whole.split(' | ').length > 1]).toEqual([`'กระเป๋า'`, true]);
});

it('searches for eight words, and reports the others', () => {
  const keyword = 'one two three four five six seven eight nine one ten';
  const words = searchWords(keyword, reader);
  expect([words.length, words.at(-1)]).toEqual([
    8,
    expect.objectContaining({ text: 'eight', prefix: false }),
  ]);
  expect(excessWords(keyword, reader)).toEqual(['nine', 'ten']);
});

it('uses at most eight words, whatever is typed', () => {
  const long = fc.string({ unit: 'binary', maxLength: 300 });
  fc.assert(fc.property(long, (keyword) => searchWords(keyword, reader).length <= maxSearchWords));
}, 60_000);
