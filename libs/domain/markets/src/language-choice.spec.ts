import { expect, it } from 'vitest';
import { languageCookie, languageName } from './language-choice.ts';

it('remembers a language for a year, on every page', () => {
  expect(languageCookie('pt-BR')).toBe('language=pt-BR; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('names a language in itself', () => {
  expect(languageName('th')).toBe('ไทย');
});
