import { expect, it } from 'vitest';
import { isTranslationToolError } from './is-translation-tool-error.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

it.each<[string, unknown, boolean]>([
  [
    'a node taken away',
    named(
      'NotFoundError',
      "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child",
    ),
    true,
  ],
  ['a moved sibling', named('NotFoundError', "Failed to execute 'insertBefore' on 'Node'"), true],
  ['another NotFoundError', named('NotFoundError', 'The object cannot be found here'), false],
  ['a programming error', new TypeError('x is undefined'), false],
  ['no error', 'removeChild', false],
])('%s', (_, error, expected) => {
  expect(isTranslationToolError(error)).toBe(expected);
});
