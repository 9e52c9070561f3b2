import type { CatalogueDeps } from '../catalogue-deps.ts';
import { foldText } from './fold-text.ts';

const spacedScript = /^[\p{Script=Latin}\p{N}\s]+$/u;

/** Matches whole words in scripts with spaces, and substrings in others. */
const containsWord = (keyword: string, word: string): boolean =>
  spacedScript.test(word) ? ` ${keyword} `.includes(` ${word} `) : keyword.includes(word);

/** Whether the keyword contains a word, or consecutive words, that the market censors. */
export async function isCensored({ db }: CatalogueDeps, market: string, keyword: string): Promise<boolean> {
  const rows = await db.selectFrom('censored_word').select('word').where('market', '=', market).execute();
  const folded = foldText(keyword)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return rows.some(({ word }) => containsWord(folded, word));
}
