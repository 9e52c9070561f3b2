import { expect, it } from 'vitest';
import { constantTimeEquals } from './constant-time-equals.ts';

it.each([
  ['the same text', 'signature', true],
  ['another text', 'signaturf', false],
  ['a shorter text', 'signatur', false],
  ['an empty text', '', false],
  ['a text of the same length with more bytes', 'signaturé', false],
])('compares %s', (_, received, expected) => {
  expect(constantTimeEquals(received, 'signature')).toBe(expected);
});
