import { createTestDatabase } from '@pasar/test-database';
import type { TestDatabase } from '@pasar/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countSearch } from './count-search.ts';
import { createSearchCounts, toSearchCount, writeSearchCounts } from './search-counts.ts';
import type { SearchCount } from './search-counts.ts';
import { wholeWord } from './search-words.ts';
import { marketLanguage } from './language/market-language.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db
    .insertInto('search_word')
    .values(['red', 'shoes', 'bag'].map((word) => ({ market: 'SG', word, item_count: 3, trigrams: [] })))
    .execute();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('search_count').execute());

const reader = { language: marketLanguage('SG') };
const analysis = (phrase: string) => ({
  phrase,
  words: phrase.split(' ').map((text) => wholeWord(text, text, reader)),
  phrases: [],
  excluded: [],
  excludesOnly: false,
  isSpacingFixed: false,
  unknown: [],
  excess: [],
});

const readCounts = () =>
  test.db.selectFrom('search_count').select(['market', 'phrase', 'searches']).orderBy('phrase').execute();

it('writes nothing until the counts are collected, then their sums', async () => {
  const searchCounts = createSearchCounts(test.db);
  for (const phrase of ['red shoes', 'bag', 'red shoes'])
    await countSearch({ db: test.db, searchCounts }, 'SG', analysis(phrase));
  expect(await readCounts()).toEqual([]);
  await searchCounts.write();
  await searchCounts.write();
  expect(await readCounts()).toEqual([
    { market: 'SG', phrase: 'bag', searches: 1 },
    { market: 'SG', phrase: 'red shoes', searches: 2 },
  ]);
});

it('writes a search at once if no counts are collected', async () => {
  await countSearch({ db: test.db }, 'SG', analysis('bag'));
  await countSearch({ db: test.db }, 'SG', analysis('bag'));
  expect(await readCounts()).toEqual([{ market: 'SG', phrase: 'bag', searches: 2 }]);
});

it.each<[string, Parameters<typeof toSearchCount>[1]]>([
  ['with an unknown word', { ...analysis('red bicycle'), unknown: ['bicycle'] }],
  ['that was corrected', { ...analysis('red shoes'), corrected: 'red shoes' }],
  ['of one letter', analysis('r')],
  ['of more than 60 characters', analysis('shoes '.repeat(11).trim())],
])('does not count a phrase %s', (_, given) => {
  expect(toSearchCount('SG', given)).toBeUndefined();
});

it('does not write a phrase with a word that no item of the market has', async () => {
  const searchCounts = createSearchCounts(test.db);
  await countSearch({ db: test.db, searchCounts }, 'SG', analysis('red secret'));
  await countSearch({ db: test.db, searchCounts }, 'MY', analysis('red shoes'));
  await searchCounts.write();
  expect(await readCounts()).toEqual([]);
});

const inSlot = (phrase: string, searches = 1): SearchCount => ({
  market: 'SG',
  slot: 7,
  phrase,
  folded: phrase,
  words: [phrase],
  searches,
});

it.each<[string[]]>([
  [['bag']],
  [['red', 'bag']],
  [['red', 'red', 'bag']],
  [['red', 'bag', 'bag']],
  [['red', 'red', 'bag', 'bag', 'bag']],
])('counts the searches of a slot alike, collected or not: %j', async (phrases) => {
  for (const phrase of phrases) await writeSearchCounts(test.db, [inSlot(phrase)]);
  const oneByOne = await readCounts();
  expect(oneByOne).toHaveLength(1);
  await test.db.deleteFrom('search_count').execute();
  const searchCounts = createSearchCounts(test.db);
  phrases.forEach((phrase) => searchCounts.add(inSlot(phrase)));
  await searchCounts.write();
  expect(await readCounts()).toEqual(oneByOne);
});

it.each<[string, SearchCount, string, number]>([
  ['the same phrase', inSlot('red', 4), 'red', 7],
  ['a less common phrase', inSlot('bag', 2), 'red', 1],
  ['an equally common phrase', inSlot('bag', 3), 'bag', 1],
  ['a more common phrase', inSlot('bag', 5), 'bag', 3],
])('keeps the most common phrase of a slot: 3 searches, then %s', async (_, count, phrase, searches) => {
  await writeSearchCounts(test.db, [inSlot('red', 3)]);
  await writeSearchCounts(test.db, [count]);
  expect(await readCounts()).toEqual([{ market: 'SG', phrase, searches }]);
});
