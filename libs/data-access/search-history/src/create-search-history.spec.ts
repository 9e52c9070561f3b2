import { memoryStorage } from '@pasar/persistence/testing';
import { expect, it, vi } from 'vitest';
import { createSearchHistory } from './create-search-history.ts';
import { maxKeywords, withLatest } from './keywords-slice.ts';

it.each([
  ['the first', [], 'mat', ['mat']],
  ['the latest is first', ['mat'], 'tin', ['tin', 'mat']],
  ['once, in any spelling', ['Mat', 'tin'], 'mat', ['mat', 'tin']],
  ['blanks say nothing', ['mat'], '  ', ['mat']],
  ['surrounding blanks do not matter', ['tin'], ' mat ', ['mat', 'tin']],
])('stores: %s', (_, kept, keyword, expected) => {
  expect(withLatest(kept, keyword)).toEqual(expected);
});

it('keeps at most the maximum number of keywords', () => {
  const many = Array.from({ length: 30 }, (_, index) => `word ${index}`);
  const kept = many.reduce<readonly string[]>(withLatest, []);
  expect(kept).toHaveLength(maxKeywords);
  expect(kept[0]).toBe('word 29');
});

it('stores keywords, notifies subscribers, and removes one', async () => {
  const storage = memoryStorage();
  const before = createSearchHistory(storage);
  await before.remember('mat');
  await before.remember('tin');

  const history = createSearchHistory(storage);
  const listener = vi.fn();
  history.subscribe(listener);
  await vi.waitFor(() => expect(history.get()).toEqual(['tin', 'mat']));
  await history.forget('TIN');
  expect(history.get()).toEqual(['mat']);
  await history.clear();
  expect(history.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('keeps keywords that another tab stored', async () => {
  const storage = memoryStorage();
  const [here, there] = [createSearchHistory(storage), createSearchHistory(storage)];
  await here.remember('mat');
  await there.remember('tin');
  await here.remember('cup');
  expect(here.get()).toEqual(['cup', 'tin', 'mat']);
});

it('ignores invalid stored data', async () => {
  const storage = memoryStorage();
  await storage.write(
    'persist:search-history',
    '{"keywords":[1],"_persist":{"version":1,"rehydrated":true}}',
  );
  const history = createSearchHistory(storage);
  await history.remember('mat');
  expect(history.get()).toEqual(['mat']);
});
