import { expect, it } from 'vitest';
import { addToExpectedList } from './add-to-expected-list.ts';

it.each([
  [
    { cases: [{ expect: ['A'] }, { expect: ['A', 'B'] }] },
    { cases: [{ expect: ['A'] }, { expect: ['A', 'B', 'C'] }] },
  ],
  [{ cases: [{ expect: ['A'] }] }, { cases: [{ expect: ['A'] }] }],
])('%j becomes %j', (table, expected) => {
  expect(JSON.parse(addToExpectedList(JSON.stringify(table), ['A', 'B'], 'C'))).toEqual(expected);
});
