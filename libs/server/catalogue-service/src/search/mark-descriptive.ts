import type { SearchWord, WordReader } from './search-word.ts';

/** A single letter or a short number: a size, a model, a price. */
const letterOrNumber = /^(?:[a-z]|\d{1,4})$/;

/**
 * Marks the words that describe the product; none if no other word names it. Their spelling is never corrected: every market has them,
 * even if its catalogue does not.
 */
export function markDescriptive(
  words: readonly SearchWord[],
  { language }: Pick<WordReader, 'language'>,
): readonly SearchWord[] {
  const described = words.map((word) => language.isDescriptive(word.text, word.written));
  const marked = words.map((word, index) => ({
    ...word,
    isDescriptive: !word.isStopWord && (described[index] === true || letterOrNumber.test(word.written)),
    correctable: word.correctable && described[index] !== true,
  }));
  const isNamed = marked.some((word) => !word.isDescriptive && !word.isStopWord && word.isAudience !== true);
  return isNamed ? marked : marked.map((word) => ({ ...word, isDescriptive: false }));
}
