import { expect, it } from 'vitest';
import { languageName } from './language-choice.ts';

it('names a language in itself', () => {
  expect(languageName('th')).toBe('ไทย');
});
