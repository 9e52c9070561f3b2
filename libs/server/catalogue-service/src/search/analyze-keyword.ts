import { fixSpacing } from './fix-spacing.ts';
import type { SearchWord } from './search-word.ts';
import { wholeWord, searchWords, excessWords } from './search-word.ts';
import { createSegmenters } from './split-runs.ts';
import { isListed } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The result of analyzing a search keyword. */
export type KeywordAnalysis = {
  /** Known words, rarest first. */
  readonly words: readonly SearchWord[];
  /** The words as they are searched for, in their order. */
  readonly phrase: string;
  /** The keyword with its typing errors put right, where there were any. */
  readonly corrected?: string;
  /** Whether only spaces were put right. */
  readonly isSpacingFixed: boolean;
  /** Words that no item has. */
  readonly unknown: readonly string[];
  /** Words beyond `maxSearchWords`, which are not searched for. */
  readonly excess: readonly string[];
};

type CountedWord = { readonly word: SearchWord; readonly count: number; readonly correction?: string };

/** A count of -1 is that of a word which no item has. */
async function countWords(words: readonly SearchWord[], vocabulary: Vocabulary): Promise<CountedWord[]> {
  const counts = await vocabulary.countEach(words);
  return words.map((word, index) => {
    const count = counts[index] ?? 0;
    return { word, count: count === 0 && word.tokens.every(isListed) ? -1 : count };
  });
}

/** Of the words that each unknown one may be meant to be, the one that goes best with the rest of the search. */
async function correctSpelling(
  countedWords: readonly CountedWord[],
  vocabulary: Vocabulary,
): Promise<readonly CountedWord[]> {
  const known = countedWords.flatMap(({ word, count }) => (count >= 0 ? [word] : []));
  const unknown = countedWords.filter(({ count }) => count < 0);
  const corrections = await vocabulary.correct(unknown.map(({ word }) => word));
  const candidates = corrections.flatMap((words, index) =>
    words.map(({ word, items }) => ({ correction: wholeWord(word), count: items, counted: unknown[index] })),
  );
  const together = await vocabulary.countTogether(candidates.map(({ correction }) => [...known, correction]));
  const ranked = candidates
    .map((candidate, index) => ({ ...candidate, together: together[index] ?? 0 }))
    .sort((a, b) => b.together - a.together || b.count - a.count);
  return countedWords.map((each) => {
    const best = ranked.find((candidate) => candidate.counted === each);
    return best ? { word: best.correction, count: best.count, correction: best.correction.text } : each;
  });
}

const joinWords = (counted: readonly CountedWord[]): string => counted.map(({ word }) => word.text).join(' ');

function toAnalysis(
  counted: readonly CountedWord[],
  isSpacingFixed: boolean,
): Omit<KeywordAnalysis, 'excess'> {
  const known = counted.filter(({ count }) => count >= 0);
  const isCorrected = counted.some(({ correction }) => correction !== undefined);
  return {
    words: known.toSorted((a, b) => a.count - b.count).map(({ word, count }) => ({ ...word, items: count })),
    phrase: joinWords(counted),
    ...(isCorrected || isSpacingFixed ? { corrected: joinWords(counted) } : {}),
    isSpacingFixed: isSpacingFixed && !isCorrected,
    unknown: counted.filter(({ count }) => count < 0).map(({ word }) => word.text),
  };
}

/** Looks up every word, corrects mistyped ones if `correcting`, and lists unknown ones. */
export async function analyzeKeyword(
  keyword: string,
  vocabulary: Vocabulary,
  correcting: boolean,
): Promise<KeywordAnalysis> {
  const segmenters = createSegmenters();
  const excess = excessWords(keyword, segmenters);
  const typed = await countWords(searchWords(keyword, segmenters), vocabulary);
  if (!correcting || typed.every(({ count }) => count >= 0)) return { ...toAnalysis(typed, false), excess };
  const checkedWords = typed.map(({ word, count }) => ({ word, isKnown: count >= 0 }));
  const respelled = await fixSpacing(checkedWords, vocabulary.findKnown);
  const asMeant = respelled ? await countWords(respelled, vocabulary) : typed;
  return { ...toAnalysis(await correctSpelling(asMeant, vocabulary), respelled !== undefined), excess };
}
