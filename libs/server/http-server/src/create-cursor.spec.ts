import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { createCursor } from './create-cursor.ts';

const cursor = createCursor('spec', {
  place: 'number',
  id: 'integer',
  total: 'count',
  more: 'flag',
  name: 'text',
});

const rows = fc.record({
  place: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0)),
  id: fc.maxSafeInteger(),
  total: fc.nat(),
  more: fc.constantFrom(0, 1),
  name: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(rows, (row) => {
      expect(cursor.read(cursor.write(row))).toEqual(row);
    }),
  );
});

it('types a row by its parts', () => {
  expectTypeOf(cursor.write)
    .parameter(0)
    .toEqualTypeOf<Readonly<{ place: number; id: number; total: number; more: number; name: string }>>();
});

it('reads no cursor for the first page', () => {
  expect(cursor.read(undefined)).toBeUndefined();
});

const row = { place: 1, id: 1, total: 1, more: 1, name: 'a' };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it.each([
  ['an empty text', ''],
  ['no JSON', 'x'],
  ['an object', encoded({ place: 1 })],
  ['the cursor of another list', createCursor('other', { id: 'integer' }).write({ id: 1 })],
  ['another list with the same parts', encoded(['other', 1, 1, 1, 1, 'a'])],
  ['a missing part', encoded(['spec', 1, 1, 1, 1])],
  ['an extra part', encoded(['spec', 1, 1, 1, 1, 'a', 1])],
  ['a fraction for an integer', cursor.write({ ...row, id: 1.5 })],
  ['an unsafe integer', cursor.write({ ...row, id: 2 ** 53 })],
  ['a negative count', cursor.write({ ...row, total: -1 })],
  ['no flag', cursor.write({ ...row, more: 2 })],
  ['infinity', encoded(['spec', Infinity, 1, 1, 1, 'a'])],
  ['a number written as infinity', Buffer.from('["spec",1e999,1,1,1,"a"]').toString('base64url')],
  ['U+0000', cursor.write({ ...row, name: '\0' })],
  ['half of a surrogate pair', cursor.write({ ...row, name: '\ud800' })],
  ['a text for a number', encoded(['spec', '1', 1, 1, 1, 'a'])],
])('rejects %s', (_name, text) => {
  expect(() => cursor.read(text)).toThrow('cursor: not one that this list gave.');
});
