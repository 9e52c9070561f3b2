import { expect, it } from 'vitest';
import { findImportCycles } from './find-import-cycles.ts';

it.each([
  ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
  ['two paths to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file that imports itself', { a: ['a'] }, [['a', 'a']]],
  ['a cycle below a file', { a: ['b'], b: ['c'], c: ['b'] }, [['b', 'c', 'b']]],
])('%s', (_, imports, cycles) => {
  expect(findImportCycles(new Map(Object.entries(imports)))).toEqual(cycles);
});
