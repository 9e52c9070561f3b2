import { expect, it } from 'vitest';
import { decodeSegment, readSourceShares } from './read-source-shares.ts';

it.each([
  ['A', [0]],
  ['C', [1]],
  ['D', [-1]],
  ['gBAAA', [16, 0, 0, 0]],
  ['IACAA', [4, 0, 1, 0, 0]],
])('decodes %s', (segment, numbers) => {
  expect(decodeSegment(segment)).toEqual(numbers);
});

it('attributes the characters of a chunk to its sources', () => {
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'EAAA,ICAA;,GDAA' };
  // Two characters without a source, four of a.ts, three of b.ts; next line: three without, two of a.ts.
  expect([...readSourceShares('!!aaaabbb\n???aa', map)]).toEqual([
    ['', 5],
    ['a.ts', 6],
    ['b.ts', 3],
  ]);
});
