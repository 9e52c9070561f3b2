import { expect, it } from 'vitest';
import { languageName } from './language-choice.ts';

it('names a language in that language', () => {
  expect(languageName('th')).toBe('ไทย');
});
