import { expect, it } from 'vitest';
import { readSearchCursor, writeSearchCursor } from './search-cursor.ts';

it.each([
  { value: 0.25, id: 7, total: 2000, more: true, left: 1 },
  { value: -3, id: 9_007_199_254_740_991, total: 0, more: false, left: 0 },
])('reads what it wrote: %j', (cursor) => {
  expect(readSearchCursor(writeSearchCursor(cursor))).toEqual(cursor);
});

it('reads none as none', () => {
  expect(readSearchCursor(undefined)).toBeUndefined();
});

it.each(['x', btoa('{}'), btoa('[1,2]'), btoa('[1,2,3,0,-1]'), btoa('["1",2,3,0,0]')])(
  'refuses %s',
  (text) => {
    expect(() => readSearchCursor(text)).toThrow('cursor');
  },
);
