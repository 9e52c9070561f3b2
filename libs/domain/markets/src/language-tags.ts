/** Every language of the storefront, as BCP 47 tags. Each translation folder has one file for each. */
export const languageTags = [
  'en',
  'zh-Hans',
  'zh-Hant',
  'ms',
  'id',
  'fil',
  'th',
  'vi',
  'pt-BR',
  'es',
  'fr',
  'pl',
  'hi',
] as const;

export type LanguageTag = (typeof languageTags)[number];

/**
 * Languages that are only offered while a toggle is on (doc1 §9, doc2 §9).
 *
 * @spec language-removed
 */
export const languageToggles: Partial<Record<LanguageTag, string>> = { fil: 'filipino-language' };
