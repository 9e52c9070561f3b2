import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

it('reads what it wrote', () => {
  const value = fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .filter((number) => !Object.is(number, -0));
  const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(value, id, (value, id) => {
      expect(readCursor(writeCursor({ value, id }))).toEqual({ value, id });
    }),
  );
});

it.each([
  '',
  'x',
  'W10',
  'eyJhIjoxfQ',
  writeCursor({ value: 1, id: 1.5 }),
  writeCursor({ value: Infinity, id: 1 }),
])('refuses %j', (text) => {
  expect(() => readCursor(text)).toThrow('cursor');
});

it('takes no cursor for the first page', () => {
  expect(readCursor(undefined)).toBeUndefined();
});
