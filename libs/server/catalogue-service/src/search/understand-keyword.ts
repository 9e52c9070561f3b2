import type { SearchWord } from './search-word.ts';
import { searchWords } from './search-word.ts';
import { createSegmenters } from './split-words.ts';
import { isListed } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a keyword was taken to mean. */
export type Understanding = {
  /** What is searched for, the word that fewest items have first; empty when nothing of it is known. */
  readonly words: readonly SearchWord[];
  /** The keyword with its typing errors put right, where there were any. */
  readonly corrected?: string;
  /** Words that no item has. */
  readonly unknown: readonly string[];
};

type Judged = { readonly word: SearchWord; readonly count: number; readonly instead?: string };

/** A count of -1 is that of a word which no item has. */
async function judge(word: SearchWord, vocabulary: Vocabulary): Promise<Judged> {
  const count = await vocabulary.count(word);
  return { word, count: count === 0 && word.tokens.every(isListed) ? -1 : count };
}

const plainWord = (text: string): SearchWord => ({ text, tokens: [text], prefix: false, correctable: false });

/** Of the words that an unknown one may be meant to be, the one that goes best with the rest of the search. */
async function putRight(
  judged: Judged,
  known: readonly SearchWord[],
  vocabulary: Vocabulary,
): Promise<Judged> {
  if (judged.count >= 0) return judged;
  const candidates = (await vocabulary.correct(judged.word)).map(plainWord);
  const together = candidates.map(async (word) => ({
    word,
    count: await vocabulary.count(word),
    together: await vocabulary.countTogether([...known, word]),
  }));
  const [best] = (await Promise.all(together)).sort((a, b) => b.together - a.together || b.count - a.count);
  return best ? { word: best.word, count: best.count, instead: best.word.text } : judged;
}

/** Looks every word up, puts mistyped ones right where asked to, and sets the unknown ones aside. */
export async function understandKeyword(
  keyword: string,
  vocabulary: Vocabulary,
  correcting: boolean,
): Promise<Understanding> {
  const words = searchWords(keyword, createSegmenters());
  const asTyped = await Promise.all(words.map((word) => judge(word, vocabulary)));
  const sure = asTyped.flatMap(({ word, count }) => (count >= 0 ? [word] : []));
  const judged = correcting
    ? await Promise.all(asTyped.map((each) => putRight(each, sure, vocabulary)))
    : asTyped;
  const known = judged.filter(({ count }) => count >= 0);
  const isCorrected = judged.some(({ instead }) => instead !== undefined);
  return {
    words: known.toSorted((a, b) => a.count - b.count).map(({ word }) => word),
    ...(isCorrected ? { corrected: judged.map(({ word }) => word.text).join(' ') } : {}),
    unknown: judged.filter(({ count }) => count < 0).map(({ word }) => word.text),
  };
}
