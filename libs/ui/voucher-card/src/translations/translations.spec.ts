import { languageTags } from '@pasar/markets';
import { expect, it } from 'vitest';
import { translations } from './translations.ts';

it.each(languageTags)('%s has every key, and a text for each', async (language) => {
  const english = (await translations.en()).default;
  const words = (await translations[language]()).default;
  expect(Object.keys(words)).toEqual(Object.keys(english));
  expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([]);
});
