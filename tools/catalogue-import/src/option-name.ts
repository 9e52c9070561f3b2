import type { LanguageTag } from '@pasar/markets';
import { importWords, traitWords } from './words.data.ts';

/** Names that are the same in every language. */
const abbreviations: Readonly<Record<string, string>> = { gtin: 'GTIN', mpn: 'MPN', sku: 'SKU' };

/** What a tier variation is called: the market's word for `color` and its like, the feed's own for any other. */
export const optionName = (name: string, language: LanguageTag): string => {
  const { values: _, ...traits } = traitWords[language];
  const words: Readonly<Record<string, string>> = { ...importWords[language], ...traits, ...abbreviations };
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name.charAt(0).toUpperCase() + name.slice(1);
};

const spokenTraits = new Set(['condition', 'gender', 'age_group']);

/** What an option is called: the market's word for Google's `female` and its like, the feed's own for any other. */
export const optionValue = (name: string, value: string, language: LanguageTag): string => {
  const words: Readonly<Record<string, string>> = traitWords[language].values;
  return spokenTraits.has(name) && Object.hasOwn(words, value) ? (words[value] ?? value) : value;
};
