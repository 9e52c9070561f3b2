import type { PersistedSlice } from '@pasar/persistence';

/** What was searched for on this device, the latest first. */
export type StoredKeywords = { readonly keywords: readonly string[] };

/** How many are kept. */
export const maxKeywords = 12;

const areStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** How they are kept between two visits. */
export const keywordsSlice: PersistedSlice<StoredKeywords> = {
  key: 'search-history',
  version: 1,
  initial: { keywords: [] },
  read: ({ keywords }) => (areStrings(keywords) ? { keywords: keywords.slice(0, maxKeywords) } : undefined),
};

const isSameKeyword = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Without a keyword, however it was written. */
export const without = (keywords: readonly string[], keyword: string): readonly string[] =>
  keywords.filter((one) => !isSameKeyword(one, keyword));

/** With a keyword as the latest, once; blanks around it say nothing, and an empty one is none. */
export const withLatest = (keywords: readonly string[], keyword: string): readonly string[] => {
  const text = keyword.trim();
  return text === '' ? keywords : [text, ...without(keywords, text)].slice(0, maxKeywords);
};
