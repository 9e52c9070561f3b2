import type { LanguageTag } from '@pasar/markets';

/**
 * Returns a function that gives a text in a language with its `{{values}}` filled in; a missing value is empty. `texts` has the
 * content of each language's file, from `importByLanguage`.
 */
export const createMessageText =
  <Texts extends Readonly<Record<keyof Texts, string>>>(texts: Readonly<Record<LanguageTag, Texts>>) =>
  (key: keyof Texts, language: LanguageTag, values: Readonly<Record<string, string>> = {}): string =>
    texts[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
