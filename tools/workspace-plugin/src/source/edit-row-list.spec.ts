import { expect, it } from 'vitest';
import { addToRowList } from './edit-row-list.ts';

const source = {
  file: 'x.ts',
  text: "const rows = [{ code: 'A', tags: ['x'] }, { code: 'B', tags: ['y'] }];",
};
const place = { table: 'rows', key: 'code', list: 'tags' };

it('appends to the list of a row', () => {
  expect(addToRowList(source, { ...place, value: 'B' }, 'z')).toContain("{ code: 'B', tags: ['y','z',\n] }");
});

it('throws if there is no such row', () => {
  expect(addToRowList(source, { ...place, value: 'C' }, 'z')).toBeUndefined();
});
