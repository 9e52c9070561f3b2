import { expect, it } from 'vitest';
import { isObject } from './index.ts';

it.each([
  ['an object', {}, true],
  ['an object with fields', { a: 1 }, true],
  ['null', null, false],
  ['an array', [], false],
  ['a text', 'a', false],
  ['nothing', undefined, false],
])('tests %s', (_, value, expected) => {
  expect(isObject(value)).toBe(expected);
});
