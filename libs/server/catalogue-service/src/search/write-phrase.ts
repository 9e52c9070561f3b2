import type { SearchWord } from './search-word.ts';

/** Writes words as a text, with spaces except where they were typed without one. */
export const writePhrase = (words: readonly Pick<SearchWord, 'written' | 'isJoined'>[]): string =>
  words.map(({ written, isJoined }, index) => `${index === 0 || isJoined ? '' : ' '}${written}`).join('');
