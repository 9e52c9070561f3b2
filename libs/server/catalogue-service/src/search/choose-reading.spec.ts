import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listDrops, readReading, writeReading } from './choose-reading.ts';
import { marketLanguage } from './language/market-language.ts';
import { searchWords } from './search-words.ts';
import { segmenters } from './split-runs.ts';

const reader = { language: marketLanguage('SG'), segmenters };
const words = (counts: Readonly<Record<string, number>>) =>
  searchWords(Object.keys(counts).join(' '), reader).map((word) => ({
    ...word,
    items: counts[word.text] ?? 0,
  }));

it('drops as few words as possible, the most common first', () => {
  const drops = listDrops(words({ soft: 900, gaiter: 3, blue: 500 })).map((dropped) => [...dropped]);
  expect(drops.slice(0, 6)).toEqual([[0], [2], [1], [0, 2], [0, 1], [1, 2]]);
});

it('drops a word that describes the product before others, however rare', () => {
  const [ring, gold] = words({ ring: 900, gold: 3 });
  const drops = listDrops([ring!, { ...gold!, isDescriptive: true }]).map((dropped) => [...dropped]);
  expect(drops.slice(0, 2)).toEqual([[1], [0]]);
});

it('ends with the rarest word alone, however many there are', () => {
  const eight = words({ a1: 9, b1: 8, c1: 7, d1: 6, e1: 5, f1: 4, g1: 3, h1: 2 });
  const drops = listDrops(eight);
  expect([drops.length, [...(drops.at(-1) ?? [])].toSorted()]).toEqual([41, [0, 1, 2, 3, 4, 5, 6]]);
});

it('survives a round trip through a cursor', () => {
  const dropped = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 7 });
  const scope = fc.constantFrom('name' as const, 'anywhere' as const, 'unfinished' as const);
  fc.assert(
    fc.property(scope, dropped, fc.boolean(), (where, left, isDoubtful) => {
      const reading = {
        ...{ scope: where, dropped: new Set(left.toSorted()) },
        ...(isDoubtful && { hasOptionalCorrections: true }),
      };
      expect(readReading(writeReading(reading), 8)).toEqual(reading);
    }),
  );
});

it('searches for at least one word, whatever a cursor contains', () => {
  expect(readReading(3 * 3, 2).dropped.size).toBe(0);
});
