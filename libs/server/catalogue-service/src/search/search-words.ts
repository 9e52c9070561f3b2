import { markAudience } from './mark-audience.ts';
import type { SearchWord, WordReader } from './search-word.ts';
import { listBigrams, splitRuns, segmentWords } from './split-runs.ts';
import type { TextRun } from './split-runs.ts';
import { marketToken, plainCode, quoteToken, weakToken, writtenToken } from './search-vector.ts';

/** Maximum number of searched words; each one costs, and further words are ignored. */
export const maxSearchWords = 8;

/** Where a word must occur: in the name, except whom the product is for; anywhere; anywhere, with the last word as a prefix. */
export type MatchScope = 'name' | 'anywhere' | 'unfinished';

const isCorrectable = (text: string): boolean => [...text].length >= 4 && !/\d/.test(text);

/** Returns a complete word as the vocabulary spells it. */
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
  isStopWord: language.isStopWord(text, written),
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

/** A single grapheme has no bigram, so it matches as the prefix of one. */
function unspacedWord(text: string, { language, segmenters }: WordReader): SearchWord {
  const tokens = listBigrams(text, segmenters);
  const isSingle = [...segmenters.graphemes.segment(text)].length === 1;
  return {
    ...{ text, written: text, alternatives: [tokens], unspaced: true },
    ...{ prefix: isSingle, correctable: false, isStopWord: language.isStopWord(text) },
  };
}

/** Returns the words of a name as tokens. */
const nameTokens = (words: readonly string[], { language, segmenters }: WordReader): string[] =>
  words.flatMap((word) =>
    splitRuns(word).flatMap(({ text, unspaced }) =>
      unspaced ? listBigrams(text, segmenters) : [language.formToken(text)],
    ),
  );

/** Returns the words, in a script without spaces, that were typed together with a word. */
function readRun(words: readonly SearchWord[], index: number): readonly SearchWord[] {
  const start = words.findLastIndex((word, at) => at <= index && !word.isJoined);
  const end = words.findIndex((word, at) => at > index && !word.isJoined);
  return words.slice(Math.max(0, start), end === -1 ? undefined : end);
}

/** Lists the synonyms of a word, of the pair that it forms with a neighbour, and of the unspaced text around it. */
function listOtherNames(words: readonly SearchWord[], index: number, reader: WordReader): string[][] {
  const { synonymsOf } = reader.language;
  const pairs = [index - 1, index].flatMap((first) => {
    const [one, other] = [words[first], words[first + 1]];
    return one && other ? [[one.text, other.text] as const] : [];
  });
  const run = readRun(words, index);
  const own = synonymsOf(words[index]?.text ?? '');
  const ofRun = run.length > 2 ? synonymsOf(run.map(({ text }) => text).join(' ')) : [];
  const ofPairs = pairs.flatMap(([one, other]) => [[one + other], ...synonymsOf(`${one} ${other}`)]);
  return [...own, ...ofPairs, ...ofRun].map((name) => nameTokens(name, reader));
}

/** Adds the synonyms of words and of pairs of neighbours, and marks the words that say whom a product is for. */
export const addOtherNames = (words: readonly SearchWord[], reader: WordReader): readonly SearchWord[] =>
  markAudience(
    words.map((word, index) => ({
      ...word,
      alternatives: [...word.alternatives, ...listOtherNames(words, index, reader)],
    })),
    reader,
  );

function uniqueWords(keyword: string, reader: WordReader): SearchWord[] {
  const words = splitRuns(keyword).flatMap((run) =>
    run.unspaced
      ? segmentWords(run.text, reader.segmenters).map((word, index) => ({
          ...unspacedWord(word, reader),
          isJoined: index > 0,
        }))
      : [spacedWord(run, reader)],
  );
  return [...new Map(words.map((word) => [word.text, word])).values()];
}

/** Keeps a first or last word that only with its accents would be a stop word: stop words stand between other words. */
const keepOuterWords = (words: readonly SearchWord[], { language }: WordReader): SearchWord[] =>
  words.map((word, index) =>
    word.isStopWord &&
    (index === 0 || index === words.length - 1) &&
    language.isUnaccentedStopWord(word.written)
      ? { ...word, isStopWord: false }
      : word,
  );

/** Returns the words of a search in order, without repeats, at most eight. The very last one counts as incomplete. */
export function searchWords(keyword: string, reader: WordReader): SearchWord[] {
  return keepOuterWords(uniqueWords(keyword, reader), reader)
    .map((word, index, all) =>
      index === all.length - 1 && !word.unspaced ? { ...word, prefix: true } : word,
    )
    .slice(0, maxSearchWords);
}

/** Returns the words of a search beyond the limit. */
export const excessWords = (keyword: string, reader: WordReader): string[] =>
  uniqueWords(keyword, reader)
    .slice(maxSearchWords)
    .map(({ written }) => written);

const joinWithOr = (queries: readonly string[]): string => {
  const unique = [...new Set(queries)];
  return unique.length === 1 ? (unique[0] ?? '') : `(${unique.join(' | ')})`;
};
const joinWithAnd = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? '') : `(${queries.join(' & ')})`;

const beginQuery = (token: string): string => `${quoteToken(token)}:*`;

/** Prefixes up to this length are indexed separately, since too many words share them. */
const maxShortPrefix = 2;
const shortBeginQuery = (token: string): string =>
  [...token].length <= maxShortPrefix ? quoteToken(`^${token}`) : beginQuery(token);

/** Returns the `tsquery` text of one word. */
function wordQuery(word: SearchWord, scope: MatchScope, begin: (token: string) => string): string {
  const place = (token: string): string =>
    scope === 'name' && word.isAudience !== true
      ? quoteToken(token)
      : joinWithOr([quoteToken(token), quoteToken(weakToken(token))]);
  const isBeginning = word.prefix && (scope === 'unfinished' || word.unspaced);
  return joinWithOr([
    ...word.alternatives.map((tokens) => joinWithAnd(tokens.map(place))),
    ...(isBeginning ? [begin(word.text)] : []),
  ]);
}

/** Returns the `tsquery` text of all words. */
export const wordsQuery = (words: readonly SearchWord[], scope: MatchScope): string =>
  words.map((word) => wordQuery(word, scope, beginQuery)).join(' & ');

/** Returns the query for the index of words and filters, which stores prefixes: `^a` is `'a':*`. */
export const indexedWordsQuery = (words: readonly SearchWord[], scope: MatchScope): string =>
  words.map((word) => wordQuery(word, scope, shortBeginQuery)).join(' & ');

/** Returns the `tsquery` text that matches everything in a market. */
export const marketQuery = (market: string): string => quoteToken(marketToken(market));

/** Restricts `wordsQuery` to a market, for finding only: the market's token has no position, so it cannot be ranked. */
export const itemsQuery = (market: string, words: readonly SearchWord[], scope: MatchScope): string =>
  [marketQuery(market), wordsQuery(words, scope)].join(' & ');

/** `tsquery` texts for ranking, the most significant first; each but `phrase` matches any of the words. */
export type RankQueries = {
  readonly written: string;
  readonly whole: string;
  readonly any: string;
  /** Words that were typed without a space, next to each other in the name. */
  readonly phrase?: string;
  /** All words, if items may match without some of them. */
  readonly all?: string;
};

/** Returns the `tsquery` text of the words that form phrases; empty if there are none. */
function phraseQuery(words: readonly SearchWord[]): string {
  const phrases: string[][] = [];
  for (const { text, isJoined } of words) {
    if (!isJoined || phrases.length === 0) phrases.push([]);
    phrases.at(-1)?.push(`${quoteToken(text)}:A`);
  }
  return phrases
    .filter((phrase) => phrase.length > 1)
    .map((phrase) => `(${phrase.join(' <-> ')})`)
    .join(' & ');
}

/** Returns queries for the words, some of which items may not be `required` to have: with their accents, as whole words, and in any matching form. */
export function rankQueries(
  words: readonly SearchWord[],
  scope: MatchScope,
  required: readonly SearchWord[] = words,
): RankQueries {
  const whole = words.flatMap(({ text, unspaced, alternatives }) =>
    unspaced ? (alternatives[0] ?? []) : [text],
  );
  const written = words.flatMap((word) =>
    word.unspaced || word.written === word.text ? [word.text] : [writtenToken(word.written)],
  );
  const phrase = phraseQuery(words);
  return {
    ...(phrase !== '' && { phrase }),
    ...(required.length < words.length && { all: wordsQuery(words, scope) }),
    written: joinWithOr(written.map(quoteToken)),
    whole: joinWithOr(whole.map(quoteToken)),
    any: joinWithOr(words.map((word) => wordQuery(word, scope, beginQuery))),
  };
}
