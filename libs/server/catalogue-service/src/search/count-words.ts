import type { SearchWord } from './search-word.ts';
import type { Vocabulary, WordCount } from './vocabulary.ts';

/** A word with its item count, or -1 if no item has it. */
export type CountedWord = {
  readonly word: SearchWord;
  readonly count: number;
  /** Whether it is a word of the vocabulary, not only letters that items have somewhere. */
  readonly isListed?: boolean;
  /** Whether items have it with exactly these accents. */
  readonly isWrittenKnown?: boolean;
  readonly correction?: string;
};

/** Counts words in the vocabulary, and in the index if it lacks them: they may be newer than the last refresh. */
export async function countWords(
  words: readonly SearchWord[],
  vocabulary: Vocabulary,
): Promise<CountedWord[]> {
  const counts = await vocabulary.countEach(words);
  const unlisted = words.filter((_, index) => !counts[index]?.whole && !counts[index]?.begun);
  const found = await vocabulary.countTogether(unlisted.map((word) => [word]));
  return words.map((word, index) => {
    const { whole, begun, written } =
      counts[index] ?? ({ whole: 0, begun: 0, written: 0 } satisfies WordCount);
    const count = whole || begun || (found[unlisted.indexOf(word)] ?? 0);
    return { word, isListed: whole > 0, isWrittenKnown: written > 0, count: count === 0 ? -1 : count };
  });
}
