import { describe, expect, it } from 'vitest';
import { findDifferences } from './find-differences.ts';

const rows: readonly (readonly [string, unknown, unknown, 'equal' | 'subset', number])[] = [
  ['the same object', { a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, 'equal', 0],
  ['another value', { a: 1 }, { a: 2 }, 'equal', 1],
  ['two other values', { a: 1, b: 1 }, { a: 2, b: 2 }, 'equal', 2],
  ['an extra key', { a: 1 }, { a: 1, b: 2 }, 'equal', 1],
  ['an extra key, allowed in a subset', { a: 1 }, { a: 1, b: 2 }, 'subset', 0],
  ['a missing key', { a: 1, b: 2 }, { a: 1 }, 'subset', 1],
  ['null is not absent', { a: null }, {}, 'equal', 1],
  ['null is not absent in a subset either', { a: null }, {}, 'subset', 1],
  ['an undefined key is absent', { a: 1 }, { a: 1, b: undefined }, 'equal', 0],
  ['a subset reaches down', { a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }, 'subset', 0],
  ['lists are whole', { a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }, 'subset', 1],
  ['lists have their order', [1, 2], [2, 1], 'equal', 2],
  ['lists have their length', [1], [1, 2], 'subset', 1],
  ['a list is not an object', { 0: 1 }, [1], 'equal', 1],
  ['a number is not a string', 12, '12', 'equal', 1],
  ['nothing is not null', null, undefined, 'equal', 1],
  ['an Object property is not a key', { constructor: 1 }, {}, 'subset', 1],
];

describe('findDifferences', () => {
  it.each(rows)('%s', (_, expected, actual, match, count) =>
    expect(findDifferences(expected, actual, match)).toHaveLength(count),
  );

  it('reports the path of each difference', () => {
    expect(findDifferences({ a: { b: [1] } }, { a: { b: [2] } }, 'equal')).toEqual([
      'at a.b[0] expected 1, got 2',
    ]);
    expect(findDifferences({ a: 1 }, {}, 'equal')).toEqual(['at a expected 1, got nothing']);
  });
});
