import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRange } from './parse-range.ts';

it.each([
  [undefined, undefined],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=-0', null],
  ['bytes=100-', null],
  ['bytes=20-10', null],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=1e3-', undefined],
])('%s of a hundred bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

it('shortens a long range to what one response carries', () => {
  expect(parseRange('bytes=5-', 20_000_000)).toEqual({ from: 5, to: 1_000_004 });
});

it('stays within the file for any numbers', () => {
  const number = fc.oneof(fc.constant(''), fc.nat({ max: 3_000_000 }).map(String));
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 2_500_000 }), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size);
      if (!range) return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeGreaterThanOrEqual(range.from);
      expect(range.to).toBeLessThan(size);
    }),
  );
});
