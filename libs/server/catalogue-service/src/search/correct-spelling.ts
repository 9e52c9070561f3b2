import type { CountedWord } from './count-words.ts';
import { wholeWord } from './search-words.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import type { Vocabulary } from './vocabulary.ts';

type Candidate = {
  readonly word: SearchWord;
  readonly items: number;
  /** How many letters differ, with their accents. */
  readonly writtenDistance: number;
  readonly counted: CountedWord | undefined;
};

/** Returns a word that stands for any of several. */
const anyOf = (words: readonly SearchWord[]): SearchWord[] =>
  words.slice(0, 1).map((word) => ({
    ...word,
    alternatives: words.flatMap(({ alternatives }) => alternatives),
    prefix: false,
  }));

/**
 * Ranks the candidates by how often they occur with the other words, best first: with all of them, if items have them all, else with
 * any of them. A candidate that occurs with none is dropped: it is probably another word than the one meant.
 */
async function rankCandidates(
  candidates: readonly Candidate[],
  rest: readonly SearchWord[],
  vocabulary: Vocabulary,
): Promise<readonly Candidate[]> {
  if (candidates.length === 0) return [];
  const countWith = (words: readonly SearchWord[]): Promise<number[]> =>
    vocabulary.countTogether([
      ...candidates.map(({ word }) => [...words, word]),
      ...(words.length > 0 ? [words] : []),
    ]);
  const counts = await countWith(rest);
  const isRestFound = rest.length > 0 && (counts.at(-1) ?? 0) > 0;
  const together = rest.length === 0 || isRestFound ? counts : await countWith(anyOf(rest));
  return candidates
    .map((candidate, index) => ({ ...candidate, together: together[index] ?? 0 }))
    .filter(({ together: count }) => count > 0 || rest.length === 0)
    .sort((a, b) => a.writtenDistance - b.writtenDistance || b.together - a.together || b.items - a.items);
}

/** Whether a word was typed with accents. */
export const hasAccents = (words: readonly CountedWord[]): boolean =>
  words.some(({ word }) => word.text !== word.written);

/** Replaces each unknown word with the candidate that goes best with the other words. */
export async function correctSpelling(
  countedWords: readonly CountedWord[],
  vocabulary: Vocabulary,
  reader: WordReader,
): Promise<readonly CountedWord[]> {
  const rest = countedWords.flatMap(({ word, count }) => (count >= 0 && !word.isStopWord ? [word] : []));
  const unknown = countedWords.filter(({ count }) => count < 0);
  // Where accents distinguish words, letters typed with them are compared with them.
  const byAccents = reader.language.accentsDistinguish && hasAccents(countedWords);
  const corrections = await vocabulary.correct(
    unknown.map(({ word }) => word),
    byAccents,
  );
  const candidates = corrections.flatMap((words, index) =>
    words.map(({ word, written, items, writtenDistance = 0 }) => ({
      word: { ...wholeWord(word, written, reader), isCorrection: true },
      ...{ items, writtenDistance },
      counted: unknown[index],
    })),
  );
  const ranked = await rankCandidates(candidates, rest, vocabulary);
  return countedWords.map((each) => {
    const best = ranked.find((candidate) => candidate.counted === each);
    return best ? { word: best.word, count: best.items, correction: best.word.written } : each;
  });
}
