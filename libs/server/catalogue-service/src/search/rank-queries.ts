import { quoteToken, writtenToken } from './search-vector.ts';
import type { SearchWord } from './search-word.ts';
import { joinWithOr, wordQuery, wordsQuery } from './words-query.ts';
import type { MatchScope } from './words-query.ts';

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
  const written = words.map((word) =>
    word.isWrittenIndexed === true || (!word.unspaced && word.written !== word.text)
      ? writtenToken(word.written)
      : word.text,
  );
  const phrase = phraseQuery(words);
  return {
    ...(phrase !== '' && { phrase }),
    ...(required.length < words.length && { all: wordsQuery(words, scope) }),
    written: joinWithOr(written.map(quoteToken)),
    whole: joinWithOr(whole.map(quoteToken)),
    any: joinWithOr(words.map((word) => wordQuery(word, scope))),
  };
}
