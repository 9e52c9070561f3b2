import type { CatalogueDeps } from '../catalogue-deps.ts';
import { foldText, plainText } from './fold-text.ts';
import { unsharedReads } from './shared-reads.ts';

const spacedScript = /^[\p{Script=Latin}\p{N}\s]+$/u;

const splitWords = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words are equal without accents, unless each has accents of its own: `sung` is `súng`, but `sừng` is not. */
function isSameWord(one: string, other: string): boolean {
  const folded = foldText(one);
  return folded === foldText(other) && (one === other || one === folded || other === folded);
}

const containsWords = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 &&
  words.some((_, start) => wanted.every((word, index) => isSameWord(words[start + index] ?? '', word)));

/** Matches whole words in scripts with spaces, and substrings in others. */
const contains = (keyword: readonly string[], censored: string): boolean =>
  spacedScript.test(censored)
    ? containsWords(keyword, splitWords(censored))
    : foldText(keyword.join(' ')).includes(foldText(censored));

/** Whether the keyword contains a word, or consecutive words, that the market censors. */
export async function isCensored(
  { db, sharedReads = unsharedReads }: CatalogueDeps,
  market: string,
  keyword: string,
): Promise<boolean> {
  const rows = await sharedReads(`censored words ${market}`, () =>
    db.selectFrom('censored_word').select('word').where('market', '=', market).execute(),
  );
  const words = splitWords(keyword);
  return rows.some(({ word }) => contains(words, word));
}
