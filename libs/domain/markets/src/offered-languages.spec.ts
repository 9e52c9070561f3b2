import { expect, it } from 'vitest';
import { marketByCode } from './markets.ts';
import { languageCookie, languageName, offeredLanguages } from './offered-languages.ts';

it.each([
  ['PH', [], ['en']],
  ['PH', ['filipino-language'], ['en', 'fil']],
  ['SG', [], ['en', 'zh-Hans', 'ms']],
])('%s with %j offers %j', (code, toggles, expected) => {
  expect(offeredLanguages(marketByCode(code), toggles)).toEqual(expected);
});

it('remembers a language for a year, on every page', () => {
  expect(languageCookie('pt-BR')).toBe('language=pt-BR; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('names a language in itself', () => {
  expect(languageName('th')).toBe('ไทย');
});
