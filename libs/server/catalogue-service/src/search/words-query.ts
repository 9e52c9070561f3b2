import { marketToken, quoteToken, weakToken } from './search-vector.ts';
import type { SearchWord } from './search-word.ts';

/** Where a word must occur: in the name, except whom the product is for; anywhere; anywhere, with the last word as a prefix. */
export type MatchScope = 'name' | 'anywhere' | 'unfinished';

/** Joins `tsquery` texts, any of which may match. */
export const joinWithOr = (queries: readonly string[]): string => {
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

/** Returns the `tsquery` text of one word; `begin` writes that of a prefix. */
export function wordQuery(
  word: SearchWord,
  scope: MatchScope,
  begin: (token: string) => string = beginQuery,
): string {
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
  words.map((word) => wordQuery(word, scope)).join(' & ');

/** Returns the query for the index of words and filters, which stores prefixes: `^a` is `'a':*`. */
export const indexedWordsQuery = (words: readonly SearchWord[], scope: MatchScope): string =>
  words.map((word) => wordQuery(word, scope, shortBeginQuery)).join(' & ');

/** Returns the `tsquery` text that matches everything in a market. */
export const marketQuery = (market: string): string => quoteToken(marketToken(market));

/** Restricts `wordsQuery` to a market, for finding only: the market's token has no position, so it cannot be ranked. */
export const itemsQuery = (market: string, words: readonly SearchWord[], scope: MatchScope): string =>
  [marketQuery(market), wordsQuery(words, scope)].join(' & ');
