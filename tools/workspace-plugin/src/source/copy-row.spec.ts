import { expect, it } from 'vitest';
import { copyRow } from './copy-row.ts';

const source = { file: 'x.ts', text: "const rows = [{ code: 'A', label: 5, cod: true }];" };
const changes = { code: "'B'", label: undefined };

it('copies a row with other values', () => {
  expect(copyRow(source, 'rows', { key: 'code', value: 'A' }, changes)).toBe("{ code: 'B', cod: true }");
});

it('throws if there is no such row', () => {
  expect(copyRow(source, 'rows', { key: 'code', value: 'C' }, changes)).toBeUndefined();
});
