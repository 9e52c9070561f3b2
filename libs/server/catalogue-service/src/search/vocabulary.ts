import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { uncachedBatch } from './batch-cache.ts';
import type { BatchCache } from './batch-cache.ts';
import { correctWords } from './correct-words.ts';
import type { VocabularyWord } from './correct-words.ts';
import { findWordsWithin } from './find-words-within.ts';
import { findWritten } from './find-written.ts';
import { indexedWordsQuery, marketQuery } from './words-query.ts';
import type { SearchWord } from './search-word.ts';
import { weakToken, writtenToken } from './search-vector.ts';
import { prefixRange, wordRange } from './word-range.ts';
import type { WordRange } from './word-range.ts';

/** How many items match a word: in any form and position; as a prefix; with its accents. */
export type WordCount = { readonly whole: number; readonly begun: number; readonly written: number };

/** The words by which a market's items are found. Each method sends one statement, however many words it is given. */
export type Vocabulary = {
  /** Counts the items that have each word, as of the last refresh. */
  countEach(words: readonly SearchWord[]): Promise<WordCount[]>;
  /** Returns the likely corrections of each word, `byAccents` with accents as typed first; none if none is near enough. */
  correct(words: readonly SearchWord[], byAccents?: boolean): Promise<VocabularyWord[][]>;
  /** Returns those of some texts without spaces that items have in one piece. */
  findWritten(texts: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns, for each text without spaces, given as its parts, the words that may be misspelt in it. */
  findWithin(texts: readonly (readonly string[])[]): Promise<string[][]>;
  /** Returns the words that items have, each with its usual spelling. */
  findKnown(texts: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Counts the items that currently match all words of each group, a thousand at most. */
  countTogether(groups: readonly (readonly SearchWord[])[]): Promise<number[]>;
};

/** Whether a word is a target of spelling correction: two letters or more. */
export const isListed = (word: string): boolean => /^[\p{L}\p{M}]{2,}$/u.test(word);

/** Whether the vocabulary counts a token: also forms, accents and mentions of words, and short numbers. Codes are only in the index. */
export const isCounted = (token: string): boolean =>
  isListed(token.replace(/^[+~=]/, '')) || /^\d{1,4}$/.test(token);

/** Escapes `_`, `%` and `\`. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Enough to tell which words go together best. */
const maxCountedTogether = 1000;

type Count = { readonly count: number };

/** Counts the items that have a word in each range. */
async function countRanges(
  db: Kysely<Database>,
  market: string,
  ranges: readonly WordRange[],
): Promise<number[]> {
  if (ranges.length === 0) return [];
  const { rows } = await sql<Count>`
    select (select coalesce(sum(w.item_count), 0)::int from search_word as w
      where w.market = ${market} and w.word ~>=~ q."from" and w.word ~<~ q.before) as count
    from unnest(${ranges.map(({ from }) => from)}::text[], ${ranges.map(({ before }) => before)}::text[])
      with ordinality as q("from", before, place)
    order by q.place`.execute(db);
  return rows.map(({ count }) => count);
}

/** Returns the ranges of one word, in the order in which `countEach` reads their counts. */
function toRanges({ text, written, alternatives, unspaced }: SearchWord): WordRange[] {
  const [form = text] = unspaced ? [text] : (alternatives[0] ?? []);
  return [
    prefixRange(text),
    wordRange(writtenToken(written)),
    ...[text, form, weakToken(form)].map(wordRange),
  ];
}
const rangesEach = 5;

/** The counts of a word's ranges. */
export type RangeCounts = readonly number[];

/** The vocabulary of a market; `rangeCounts` may know the counts of some words. */
export function createVocabulary(
  db: Kysely<Database>,
  market: string,
  rangeCounts: BatchCache<RangeCounts> = uncachedBatch,
): Vocabulary {
  const countTogether: Vocabulary['countTogether'] = async (groups) => {
    if (groups.length === 0) return [];
    const queries = groups.map((words) =>
      [marketQuery(market), indexedWordsQuery(words, 'unfinished')].join(' & '),
    );
    const { rows } = await sql<Count>`
      select (select count(*)::int from
        (select from searched_listing where words @@ q.query::tsquery limit ${maxCountedTogether}) as found) as count
      from unnest(${queries}::text[]) with ordinality as q(query, place) order by q.place`.execute(db);
    return rows.map(({ count }) => count);
  };

  return {
    async countEach(words) {
      const toKey = (word: SearchWord): string =>
        [market, ...toRanges(word).map(({ from }) => from)].join(' ');
      const counts = await rangeCounts(words, toKey, async (missing) => {
        const read = await countRanges(db, market, missing.flatMap(toRanges));
        return missing.map((_, index) => {
          const each = read.slice(index * rangesEach, (index + 1) * rangesEach);
          // An item may soon have a word that none has.
          return each.some((count) => count > 0) ? each : undefined;
        });
      });
      return words.map(({ prefix }, index) => {
        const [begun = 0, written = 0, ...whole] = counts[index] ?? [];
        return { begun: prefix ? begun : 0, written, whole: Math.max(0, ...whole) };
      });
    },
    correct: (words, byAccents) => correctWords(db, market, words, byAccents),
    findWritten: (texts) => findWritten(db, market, texts),
    findWithin: (texts) => findWordsWithin(db, market, texts),
    async findKnown(texts) {
      const rows = await db
        .selectFrom('search_word')
        .where('market', '=', market)
        .where(sql<boolean>`word = any(${texts}::text[])`)
        .select(['word', 'written'])
        .execute();
      return new Map(rows.map(({ word, written }) => [word, written ?? word]));
    },
    countTogether,
  };
}
