import { expect, it } from 'vitest';
import { parseJson } from './index.ts';

it.each([
  ['an object', '{"a":[1]}', { a: [1] }],
  ['null', 'null', null],
  ['an empty text', '', undefined],
  ['a truncated text', '{"a":', undefined],
])('parses %s', (_, text, expected) => {
  expect(parseJson(text)).toEqual(expected);
});
