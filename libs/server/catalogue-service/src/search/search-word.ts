import { listBigrams, splitRuns, segmentWords } from './split-runs.ts';
import type { Segmenters } from './split-runs.ts';
import { marketToken, quoteToken } from './search-vector.ts';

/** A word of what someone searches for, with the tokens by which the index knows it. */
export type SearchWord = {
  readonly text: string;
  readonly tokens: readonly string[];
  /** Whether the word may still be growing: then its beginning is enough. */
  readonly prefix: boolean;
  /** Whether a typing error in it can be put right. */
  readonly correctable: boolean;
  /** How many items have it, once it was looked up; roughly. */
  readonly items?: number;
};

/** A word that is known to be whole. */
export const wholeWord = (text: string): SearchWord => ({
  text,
  tokens: [text],
  prefix: false,
  correctable: false,
});

/** More than anybody types: each one costs, and what is beyond is not searched for. */
export const maxSearchWords = 8;

function uniqueWords(keyword: string, segmenters: Segmenters): SearchWord[] {
  const words = splitRuns(keyword).flatMap(({ text, unspaced }) =>
    unspaced
      ? segmentWords(text, segmenters).map((word) => unspacedWord(word, segmenters))
      : [{ text, tokens: [text], prefix: false, correctable: [...text].length >= 4 && !/\d/.test(text) }],
  );
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** The words of a search in their order, each once, eight at most. The last one of all counts as unfinished. */
export function searchWords(keyword: string, segmenters: Segmenters): SearchWord[] {
  return uniqueWords(keyword, segmenters)
    .map((word, index, all) =>
      index === all.length - 1 ? { ...word, prefix: word.tokens.length === 1 } : word,
    )
    .slice(0, maxSearchWords);
}

/** The words of a search that are beyond those which are searched for. */
export const excessWords = (keyword: string, segmenters: Segmenters): string[] =>
  uniqueWords(keyword, segmenters)
    .slice(maxSearchWords)
    .map(({ text }) => text);

/** A single grapheme has no bigram: it is looked for as the beginning of one. */
function unspacedWord(text: string, segmenters: Segmenters): SearchWord {
  const tokens = listBigrams(text, segmenters);
  return { text, tokens, prefix: tokens[0] === text, correctable: false };
}

const wordQuery = ({ tokens, prefix }: SearchWord): string =>
  tokens.map((token) => `${quoteToken(token)}${prefix ? ':*' : ''}`).join(' & ');

/** The text of a `tsquery` for all of the words, to rank by. */
export const wordsQuery = (words: readonly SearchWord[]): string => words.map(wordQuery).join(' & ');

/** The text of a `tsquery` for everything in a market. */
export const marketQuery = (market: string): string => quoteToken(marketToken(market));

/** The same as `wordsQuery` within one market, to find by: the market's token has no place in a text, so it cannot be ranked. */
export const itemsQuery = (market: string, words: readonly SearchWord[]): string =>
  [marketQuery(market), wordsQuery(words)].join(' & ');

/** How a word begins is indexed by itself up to so many letters: there would be too many words to look up. */
const maxShortPrefix = 2;

/** The words of `wordsQuery` for the index of words and filters, which knows beginnings: `^a` is `'a':*`. */
export const prefixWordsQuery = (words: readonly SearchWord[]): string =>
  words
    .map((word) => {
      const [token = ''] = word.tokens;
      const isShort = word.prefix && word.tokens.length === 1 && [...token].length <= maxShortPrefix;
      return isShort ? quoteToken(`^${token}`) : wordQuery(word);
    })
    .join(' & ');
