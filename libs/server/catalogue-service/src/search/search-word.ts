import type { MarketLanguage } from './language/market-language.ts';
import { listBigrams, splitRuns, segmentWords } from './split-runs.ts';
import type { Segmenters, TextRun } from './split-runs.ts';
import { marketToken, plainCode, quoteToken, weakToken, writtenToken } from './search-vector.ts';

/** A word of what someone searches for, with the tokens by which the index knows it. */
export type SearchWord = {
  readonly text: string;
  /** With the accents that it was typed with. */
  readonly written: string;
  /** Of an item that has it, all tokens of one of these at least: its forms, and names of the same thing. */
  readonly alternatives: readonly (readonly string[])[];
  readonly unspaced: boolean;
  /** Whether the word may still be growing: then its beginning is enough. */
  readonly prefix: boolean;
  /** Whether a typing error in it can be put right. */
  readonly correctable: boolean;
  /** Whether it says nothing of what is looked for. */
  readonly isStopWord: boolean;
  /** How many items have it, once it was looked up; roughly. */
  readonly items?: number;
};

/** More than anybody types: each one costs, and what is beyond is not searched for. */
export const maxSearchWords = 8;

/** Where a word may stand, and whether its beginning is enough: in what names an item; anywhere; unfinished. */
export type Reach = 'name' | 'anywhere' | 'unfinished';

/** How words are read: by the market's language, with segmenters, which are dear to make. */
export type WordReader = { readonly language: MarketLanguage; readonly segmenters: Segmenters };

const isCorrectable = (text: string): boolean => [...text].length >= 4 && !/\d/.test(text);

/** A word as the vocabulary writes it, known to be whole. */
export const wholeWord = (
  text: string,
  written: string,
  { language }: Pick<WordReader, 'language'>,
): SearchWord => ({
  text,
  written,
  alternatives: [[language.formToken(text)]],
  unspaced: false,
  prefix: false,
  correctable: false,
  isStopWord: language.isStopWord(text),
});

function spacedWord({ text, written }: TextRun, reader: WordReader): SearchWord {
  const word = wholeWord(text, written, reader);
  const code = plainCode(text);
  return {
    ...word,
    alternatives: code === text ? word.alternatives : [...word.alternatives, [code]],
    correctable: isCorrectable(text),
  };
}

/** A single grapheme has no bigram: it is looked for as the beginning of one. */
function unspacedWord(text: string, { language, segmenters }: WordReader): SearchWord {
  const tokens = listBigrams(text, segmenters);
  const isSingle = [...segmenters.graphemes.segment(text)].length === 1;
  return {
    ...{ text, written: text, alternatives: [tokens], unspaced: true },
    ...{ prefix: isSingle, correctable: false, isStopWord: language.isStopWord(text) },
  };
}

/** The words of a name of something, as tokens. */
const nameTokens = (words: readonly string[], { language, segmenters }: WordReader): string[] =>
  words.flatMap((word) =>
    splitRuns(word).flatMap(({ text, unspaced }) =>
      unspaced ? listBigrams(text, segmenters) : [language.formToken(text)],
    ),
  );

/** Other names of the word, and of the pair that it makes with a neighbour: one word, or a synonym. */
function listOtherNames(words: readonly SearchWord[], index: number, reader: WordReader): string[][] {
  const { synonymsOf } = reader.language;
  const pairs = [index - 1, index].flatMap((first) => {
    const [one, other] = [words[first], words[first + 1]];
    return one && other ? [[one.text, other.text] as const] : [];
  });
  const own = synonymsOf(words[index]?.text ?? '');
  const ofPairs = pairs.flatMap(([one, other]) => [[one + other], ...synonymsOf(`${one} ${other}`)]);
  return [...own, ...ofPairs].map((name) => nameTokens(name, reader));
}

/** The words with the other names that they and their neighbours have. */
export const addOtherNames = (words: readonly SearchWord[], reader: WordReader): SearchWord[] =>
  words.map((word, index) => ({
    ...word,
    alternatives: [...word.alternatives, ...listOtherNames(words, index, reader)],
  }));

function uniqueWords(keyword: string, reader: WordReader): SearchWord[] {
  const words = splitRuns(keyword).flatMap((run) =>
    run.unspaced
      ? segmentWords(run.text, reader.segmenters).map((word) => unspacedWord(word, reader))
      : [spacedWord(run, reader)],
  );
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** The words of a search in their order, each once, eight at most. The last one of all counts as unfinished. */
export function searchWords(keyword: string, reader: WordReader): SearchWord[] {
  return uniqueWords(keyword, reader)
    .map((word, index, all) =>
      index === all.length - 1 && !word.unspaced ? { ...word, prefix: true } : word,
    )
    .slice(0, maxSearchWords);
}

/** The words of a search that are beyond those which are searched for. */
export const excessWords = (keyword: string, reader: WordReader): string[] =>
  uniqueWords(keyword, reader)
    .slice(maxSearchWords)
    .map(({ written }) => written);

const anyOf = (queries: readonly string[]): string => {
  const unique = [...new Set(queries)];
  return unique.length === 1 ? (unique[0] ?? '') : `(${unique.join(' | ')})`;
};
const allOf = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' & ')})`;

const beginQuery = (token: string): string => `${quoteToken(token)}:*`;

/** How a word begins is indexed by itself up to so many letters: there would be too many words to look up. */
const maxShortPrefix = 2;
const shortBeginQuery = (token: string): string =>
  [...token].length <= maxShortPrefix ? quoteToken(`^${token}`) : beginQuery(token);

/** The text of a `tsquery` for one word. */
function wordQuery(word: SearchWord, reach: Reach, begin: (token: string) => string): string {
  const place = (token: string): string =>
    reach === 'name' ? quoteToken(token) : anyOf([quoteToken(token), quoteToken(weakToken(token))]);
  const isBeginning = word.prefix && (reach === 'unfinished' || word.unspaced);
  return anyOf([
    ...word.alternatives.map((tokens) => allOf(tokens.map(place))),
    ...(isBeginning ? [begin(word.text)] : []),
  ]);
}

/** The text of a `tsquery` for all of the words. */
export const wordsQuery = (words: readonly SearchWord[], reach: Reach): string =>
  words.map((word) => wordQuery(word, reach, beginQuery)).join(' & ');

/** The same for the index of words and filters, which knows beginnings: `^a` is `'a':*`. */
export const indexedWordsQuery = (words: readonly SearchWord[], reach: Reach): string =>
  words.map((word) => wordQuery(word, reach, shortBeginQuery)).join(' & ');

/** The text of a `tsquery` for everything in a market. */
export const marketQuery = (market: string): string => quoteToken(marketToken(market));

/** The same as `wordsQuery` within one market, to find by: the market's token has no place in a text, so it cannot be ranked. */
export const itemsQuery = (market: string, words: readonly SearchWord[], reach: Reach): string =>
  [marketQuery(market), wordsQuery(words, reach)].join(' & ');

/** What items are ranked by, most telling first; the text of a `tsquery` each, which any word satisfies. */
export type RankQueries = { readonly written: string; readonly whole: string; readonly any: string };

/** The words as they were typed with their accents, whole, and as they may be found at all. */
export function rankQueries(words: readonly SearchWord[], reach: Reach): RankQueries {
  const whole = words.flatMap(({ text, unspaced, alternatives }) =>
    unspaced ? (alternatives[0] ?? []) : [text],
  );
  const written = words.flatMap((word) =>
    word.unspaced
      ? (word.alternatives[0] ?? [])
      : [word.written === word.text ? word.text : writtenToken(word.written)],
  );
  return {
    written: anyOf(written.map(quoteToken)),
    whole: anyOf(whole.map(quoteToken)),
    any: anyOf(words.map((word) => wordQuery(word, reach === 'name' ? 'name' : reach, beginQuery))),
  };
}
