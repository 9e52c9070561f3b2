import { expect, it } from 'vitest';
import { isPlatform } from './is-platform.ts';

it.each([
  ['rw', true],
  ['pc', true],
  ['tv', false],
  ['toString', false],
  ['', false],
  [undefined, false],
])('%s', (text, expected) => {
  expect(isPlatform(text)).toBe(expected);
});
