import { describe, expect, it } from 'vitest';
import { addRow, readTable, removeRow } from './edit-table.ts';

const object = 'const other = {};\nexport const rows = {\n  a: 1,\n  // The last.\n  c: f(3),\n} as const;\n';
const list = "export const rows = ['a', 'c'] as const satisfies readonly string[];\n";
const functionSource = 'export function rows() {\n  const x = 1;\n  return {\n    a: x,\n  };\n}\n';
const source = (text: string) => ({ file: 'x.ts', text });
const at = (position: 'sorted' | 'first' | 'last') => ({ name: 'b', text: 'b: 2', position });

describe('a row', () => {
  it.each([
    ['last', object, at('last'), '  c: f(3),\nb: 2,\n} as const'],
    ['in order, before a comment', object, at('sorted'), '  a: 1,\n  // The last.\n  b: 2,\nc: f(3),\n'],
    ['first', object, at('first'), '{\n  b: 2,\na: 1,'],
    ['into a list', list, { name: 'b', text: "'b'", position: 'sorted' as const }, "['a', 'b',\n'c']"],
    [
      'last, where no comma ends the list',
      list,
      { name: 'd', text: "'d'", position: 'last' as const },
      "'c','d',\n]",
    ],
    ['into an empty object', 'const rows = {};', at('last'), '{b: 2,\n}'],
    ['into what a function returns', functionSource, at('last'), '    a: x,\n  b: 2,\n};'],
  ])('is added %s', (_, text, row, expected) => {
    expect(addRow(source(text), 'rows', row)).toContain(expected);
  });

  it('is removed together with its comma', () => {
    expect(removeRow(source(object), 'rows', 'a')).toContain('rows = {\n  // The last.\n  c: f(3),\n}');
    expect(removeRow(source(list), 'rows', 'c')).toContain("['a',]");
    expect(removeRow(source(list), 'rows', 'b')).toBe(list);
  });

  it('is found by its name', () => {
    expect([object, list, functionSource].map((text) => readTable(source(text), 'rows'))).toEqual([
      ['a', 'c'],
      ['a', 'c'],
      ['a'],
    ]);
  });
});

it.each([
  ['is not there', 'const more = {};', 'x.ts declares no rows'],
  ['is missing', 'const rows = 5;', 'rows is no object and no list'],
])('throws if the table %s', (_, text, message) => {
  expect(() => readTable(source(text), 'rows')).toThrow(message);
});
