import { expect, it } from 'vitest';
import { addCase } from './add-case.ts';

it.each([
  ['{\n  "subject": "a",\n  "cases": [\n    { "expect": [1] }\n  ]\n}\n', [{ expect: [1] }, { name: 'b' }]],
  ['{\n  "cases": []\n}\n', [{ name: 'b' }]],
])('adds a case at the end of %j', (text, cases) => {
  const added = addCase(text, { name: 'b' });
  expect(JSON.parse(added).cases).toEqual(cases);
  expect(added.endsWith('    {\n      "name": "b"\n    }\n  ]\n}\n')).toBe(true);
});
