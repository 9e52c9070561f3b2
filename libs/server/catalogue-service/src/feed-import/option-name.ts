import type { LanguageTag } from '@pasar/markets';
import { importWords, traitWords } from './words.data.ts';

/** Names that are the same in every language. */
const abbreviations: Readonly<Record<string, string>> = { gtin: 'GTIN', mpn: 'MPN', sku: 'SKU' };

/** Returns the name of a tier variation: translated for `color` and the like, otherwise as in the feed. */
export const optionName = (name: string, language: LanguageTag): string => {
  const { values: _, ...traits } = traitWords[language];
  const words: Readonly<Record<string, string>> = { ...importWords[language], ...traits, ...abbreviations };
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name.charAt(0).toUpperCase() + name.slice(1);
};

const spokenTraits = new Set(['condition', 'gender', 'age_group']);

/** Returns the name of an option: translated for Google's `female` and the like, otherwise as in the feed. */
export const optionValue = (name: string, value: string, language: LanguageTag): string => {
  const words: Readonly<Record<string, string>> = traitWords[language].values;
  return spokenTraits.has(name) && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
};
