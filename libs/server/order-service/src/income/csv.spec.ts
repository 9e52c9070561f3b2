import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvCell, csvRow } from './csv.ts';

it.each([
  ['a text', 'a text'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a, b', '"a, b"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('writes %j as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('leaves numbers as numbers', () => {
  expect(csvRow(['x', { number: '-12.50' }])).toBe('x,-12.50\r\n');
});

/** Reads the first row, as a spreadsheet does. */
function readRow(text: string): string[] {
  const cells = [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|\r\n$)/gs)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

it('any texts are read back in their cells, and none begins as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }), (texts) => {
      const cells = readRow(csvRow(texts));
      expect(cells.map((cell, index) => [texts[index], `'${texts[index]}`].includes(cell))).toEqual(
        texts.map(() => true),
      );
      expect(cells.filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
    }),
  );
});
