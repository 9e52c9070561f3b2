import type { LanguageTag } from '@pasar/markets';
import { importWords } from './words.data.ts';

/** What a tier variation is called: the market's word for `color` and its like, the feed's own for any other. */
export const optionName = (name: string, language: LanguageTag): string => {
  const words: Readonly<Record<string, string>> = importWords[language];
  return words[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
};
