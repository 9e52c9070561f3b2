import { languageTags } from '@pasar/markets';
import { expect, it } from 'vitest';
import { translations } from './translations.ts';

/** Keys without their plural ending: languages have different plural forms, never different keys. */
const keysOf = (words: Readonly<Record<string, string>>): readonly string[] =>
  [...new Set(Object.keys(words).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();

const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(String).sort();

it.each(languageTags)('%s has every key, each with the same placeholders as English', async (language) => {
  const english = (await translations.en()).default;
  const words = (await translations[language]()).default;
  expect(keysOf(words)).toEqual(keysOf(english));
  const shared = Object.keys(english).filter((key) => key in words);
  expect(shared.map((key) => placeholdersOf(words[key] ?? ''))).toEqual(
    shared.map((key) => placeholdersOf(english[key] ?? '')),
  );
  expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
});

it.each(languageTags)('%s has the plural forms that the language needs', async (language) => {
  const words = (await translations[language]()).default;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  expect(forms.filter((form) => !(`cart_count_${form}` in words))).toEqual([]);
});
