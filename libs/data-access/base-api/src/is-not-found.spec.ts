import { expect, it } from 'vitest';
import { isNotFound } from './is-not-found.ts';

it.each([
  ['no error', undefined, false],
  ['the code of the specification', { code: 4, status: 200 }, true],
  ['the HTTP status', { code: -1, status: 404 }, true],
  ['another refusal', { code: 2, status: 403 }, false],
  ['no answer', { code: -1, status: 0 }, false],
  ['a value that is not an API error', new Error('x'), false],
])('%s', (_, error, expected) => {
  expect(isNotFound(error)).toBe(expected);
});
