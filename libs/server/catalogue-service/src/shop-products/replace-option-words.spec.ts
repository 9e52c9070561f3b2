import { expect, it } from 'vitest';
import { replaceOptionWords } from './replace-option-words.ts';

it.each([
  ['a first choice', 'basket tote', [], ['Red'], 'basket tote Red'],
  ['another option', 'tote Red Dark blue', ['Red', 'Dark blue'], ['Green', 'Red'], 'tote Green Red'],
  ['an undone choice', 'Red tote', ['Red'], [], 'tote'],
  ['a word that only contains an option', 'Redwood', ['Red'], ['Blue'], 'Redwood Blue'],
])('keywords after %s', (_, keywords, before, after, result) =>
  expect(replaceOptionWords(keywords, before, after)).toBe(result),
);
