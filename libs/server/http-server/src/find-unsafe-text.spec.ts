import { expect, it } from 'vitest';
import { findUnsafeText, maxInputDepth } from './find-unsafe-text.ts';

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'end');

it.each([
  ['a plain text', { keyword: 'shoe 👟' }, undefined],
  ['numbers and nothing', [1, null, true, undefined], undefined],
  ['U+0000', { keyword: 'a\0' }, 'keyword: must not contain the character U+0000'],
  ['U+0000 in a list', { lines: [{ note: '\0' }] }, 'lines.0.note: must not contain the character U+0000'],
  ['half a pair', { name: '\ud83d' }, 'name: must not contain half of a surrogate pair'],
  ['U+0000 in a name', { 'a\0': 1 }, "The input: a field's name must not contain the character U+0000"],
  ['as deep as may be', nested(maxInputDepth), undefined],
  ['one level too deep', nested(maxInputDepth + 1), 'The input is nested deeper than 32 levels'],
  ['as deep as a body can be', nested(500_000), 'The input is nested deeper than 32 levels'],
])('%s', (_name, input, fault) => {
  expect(findUnsafeText(input)).toBe(fault);
});

it('skips texts of a call that cleans them, but still checks the depth', () => {
  expect(findUnsafeText({ message: '\0\ud83d' }, { skipTexts: true })).toBeUndefined();
  expect(findUnsafeText(nested(40), { skipTexts: true })).toContain('nested deeper');
});
