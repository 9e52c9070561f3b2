import type { PersistedSlice } from '@pasar/persistence';

/** The search history of this device, latest first. */
export type StoredKeywords = { readonly keywords: readonly string[] };

export const maxKeywords = 12;

const areStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The persisted slice. */
export const keywordsSlice: PersistedSlice<StoredKeywords> = {
  key: 'search-history',
  version: 1,
  initial: { keywords: [] },
  read: ({ keywords }) => (areStrings(keywords) ? { keywords: keywords.slice(0, maxKeywords) } : undefined),
};

const isSameKeyword = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Removes a keyword, case-insensitively. */
export const without = (keywords: readonly string[], keyword: string): readonly string[] =>
  keywords.filter((one) => !isSameKeyword(one, keyword));

/** Moves a trimmed keyword to the front, without duplicates; ignores an empty one. */
export const withLatest = (keywords: readonly string[], keyword: string): readonly string[] => {
  const text = keyword.trim();
  return text === '' ? keywords : [text, ...without(keywords, text)].slice(0, maxKeywords);
};
