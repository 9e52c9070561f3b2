import type { CountedWord } from './count-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Scripts that write letters, vowels and tones without spaces between words. Chinese characters have no such typos. */
const alphabetic = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+$/u;

/** Whether a text consists of letters of a script that is written without spaces. */
export const isUnspaced = (text: string): boolean => alphabetic.test(text);

/** The words of a search that were typed as one text, without spaces. */
type Run = { readonly from: number; readonly words: readonly CountedWord[]; readonly text: string };

function listRuns(counted: readonly CountedWord[]): Run[] {
  const runs: { from: number; words: CountedWord[] }[] = [];
  for (const [index, each] of counted.entries()) {
    const last = runs.at(-1);
    if (each.word.isJoined && last) last.words.push(each);
    else runs.push({ from: index, words: [each] });
  }
  return runs
    .map((run) => ({ ...run, text: run.words.map(({ word }) => word.text).join('') }))
    .filter(({ words, text }) => isUnspaced(text) && words.every(({ word }) => word.isEmojiName !== true));
}

/** A run, and which of its letters belong to words that no item has. */
export type UnspacedRun = Run & { readonly isUnknown: readonly boolean[] };

/** Lists the texts without spaces of a search, and marks the letters of the words that no item has, not even within another word. */
export async function listUnspacedRuns(
  counted: readonly CountedWord[],
  vocabulary: Vocabulary,
): Promise<UnspacedRun[]> {
  const runs = listRuns(counted);
  const unlisted = runs.flatMap(({ words }) => words.filter(({ isListed }) => isListed !== true));
  const written = await vocabulary.findWritten(unlisted.map(({ word }) => word.text));
  const isUnknown = (each: CountedWord): boolean => unlisted.includes(each) && !written.has(each.word.text);
  return runs.map((run) => ({
    ...run,
    isUnknown: run.words.flatMap((each) => [...each.word.text].map(() => isUnknown(each))),
  }));
}
