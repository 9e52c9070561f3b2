import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['shoes', 'shoes', 0],
  ['shos', 'shoes', 1],
  ['shoees', 'shoes', 1],
  ['shoas', 'shoes', 1],
  ['hseos', 'shoes', 2],
  ['sheos', 'shoes', 1],
  ['', 'ab', 2],
  ['kettle', 'shoes', 4],
])('%s and %s are %d apart', (from, to, distance) => {
  expect(editDistance(from, to, 3)).toBe(distance);
});

it('is symmetric', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(fc.property(word, word, (a, b) => editDistance(a, b, 9) === editDistance(b, a, 9)));
});

it('is 0 only for the same word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 4 });
  fc.assert(fc.property(word, word, (a, b) => (editDistance(a, b, 9) === 0) === (a === b)));
});
