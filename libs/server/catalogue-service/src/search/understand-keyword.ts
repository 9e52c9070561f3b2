import { respell } from './respell.ts';
import type { SearchWord } from './search-word.ts';
import { plainWord, searchWords } from './search-word.ts';
import { createSegmenters } from './split-words.ts';
import { isListed } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a keyword was taken to mean. */
export type Understanding = {
  /** What is searched for, the word that fewest items have first; empty when nothing of it is known. */
  readonly words: readonly SearchWord[];
  /** The words as they are searched for, in their order. */
  readonly phrase: string;
  /** The keyword with its typing errors put right, where there were any. */
  readonly corrected?: string;
  /** Whether only spaces were put right. */
  readonly isRespelled: boolean;
  /** Words that no item has. */
  readonly unknown: readonly string[];
};

type Judged = { readonly word: SearchWord; readonly count: number; readonly instead?: string };

/** A count of -1 is that of a word which no item has. */
async function judge(word: SearchWord, vocabulary: Vocabulary): Promise<Judged> {
  const count = await vocabulary.count(word);
  return { word, count: count === 0 && word.tokens.every(isListed) ? -1 : count };
}

const judgeAll = (words: readonly SearchWord[], vocabulary: Vocabulary): Promise<Judged[]> =>
  Promise.all(words.map((word) => judge(word, vocabulary)));

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

const textOf = (judged: readonly Judged[]): string => judged.map(({ word }) => word.text).join(' ');

function understood(judged: readonly Judged[], isRespelled: boolean): Understanding {
  const known = judged.filter(({ count }) => count >= 0);
  const isCorrected = judged.some(({ instead }) => instead !== undefined);
  return {
    words: known.toSorted((a, b) => a.count - b.count).map(({ word, count }) => ({ ...word, items: count })),
    phrase: textOf(judged),
    ...(isCorrected || isRespelled ? { corrected: textOf(judged) } : {}),
    isRespelled: isRespelled && !isCorrected,
    unknown: judged.filter(({ count }) => count < 0).map(({ word }) => word.text),
  };
}

/** Looks every word up, puts mistyped ones right where asked to, and sets the unknown ones aside. */
export async function understandKeyword(
  keyword: string,
  vocabulary: Vocabulary,
  correcting: boolean,
): Promise<Understanding> {
  const typed = await judgeAll(searchWords(keyword, createSegmenters()), vocabulary);
  if (!correcting || typed.every(({ count }) => count >= 0)) return understood(typed, false);
  const sighted = typed.map(({ word, count }) => ({ word, isKnown: count >= 0 }));
  const respelled = await respell(sighted, vocabulary.knownAmong);
  const asMeant = respelled ? await judgeAll(respelled, vocabulary) : typed;
  const sure = asMeant.flatMap(({ word, count }) => (count >= 0 ? [word] : []));
  const judged = await Promise.all(asMeant.map((each) => putRight(each, sure, vocabulary)));
  return understood(judged, respelled !== undefined);
}
