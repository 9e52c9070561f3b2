import { expect, it } from 'vitest';
import { addExpectedExport } from './edit-export-spec.ts';

const spec = (list: string) => ({
  file: 'index.spec.ts',
  text: `it('exports', () => {\n  expect(Object.keys(library).toSorted()).toEqual(${list});\n});\n`,
});

it.each([
  ["['A', 'c']", "['A', 'b',\n'c']"],
  ['[]', "['b',\n]"],
  ['listedExports(readme)', 'listedExports(readme)'],
])('%s becomes %s', (list, expected) => {
  expect(addExpectedExport(spec(list), 'b')).toBe(spec(expected).text);
});
