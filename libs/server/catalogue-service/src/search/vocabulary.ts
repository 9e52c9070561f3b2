import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { correctWords } from './correct-words.ts';
import type { KnownWord } from './correct-words.ts';
import { prefixWordsQuery, marketQuery } from './search-word.ts';
import type { SearchWord } from './search-word.ts';
import { prefixRange, wordRange } from './word-range.ts';
import type { WordRange } from './word-range.ts';

/** Which words a market's items are found by. Each question is one statement, however many words it is about. */
export type Vocabulary = {
  /** How many items each word finds by itself; 0 for one that finds nothing. */
  countEach(words: readonly SearchWord[]): Promise<number[]>;
  /** For each word those that were probably meant; none when none is near enough. */
  correct(words: readonly SearchWord[]): Promise<KnownWord[][]>;
  /** Those of some words that items have. */
  findKnown(texts: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many items the words of each group find together, a thousand at most. */
  countTogether(groups: readonly (readonly SearchWord[])[]): Promise<number[]>;
};

/** What the vocabulary lists: words of two letters or more. Numbers and single letters are left to the index. */
export const isListed = (word: string): boolean => /^[\p{L}\p{M}]{2,}$/u.test(word);

/** `_`, `%` and `\` mean themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** To say which of some words go together best, more need not be counted. */
const maxCountedTogether = 1000;

type Count = { readonly count: number };

/** How many items have a word of each range. */
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

const isOneToken = ({ tokens }: SearchWord): boolean => tokens.length === 1;

/** The vocabulary lists words, not the pairs of letters by which an unspaced word is also found. */
function toRange({ text, tokens: [token = text], prefix }: SearchWord, oneToken: boolean): WordRange {
  if (!oneToken) return wordRange(text);
  return prefix ? prefixRange(token) : wordRange(token);
}

export function createVocabulary(db: Kysely<Database>, market: string): Vocabulary {
  const countTogether: Vocabulary['countTogether'] = async (groups) => {
    if (groups.length === 0) return [];
    const queries = groups.map((words) => [marketQuery(market), prefixWordsQuery(words)].join(' & '));
    const { rows } = await sql<Count>`
      select (select count(*)::int from
        (select from searched_listing where words @@ q.query::tsquery limit ${maxCountedTogether}) as found) as count
      from unnest(${queries}::text[]) with ordinality as q(query, place) order by q.place`.execute(db);
    return rows.map(({ count }) => count);
  };

  return {
    async countEach(words) {
      const listed = await countRanges(
        db,
        market,
        words.map((word) => toRange(word, isOneToken(word))),
      );
      const unlisted = words.filter((word, index) => !isOneToken(word) && listed[index] === 0);
      const byTokens = await countTogether(unlisted.map((word) => [word]));
      return words.map((word, index) => listed[index] || (byTokens[unlisted.indexOf(word)] ?? 0));
    },
    correct: (words) => correctWords(db, market, words),
    async findKnown(texts) {
      const rows = await db
        .selectFrom('search_word')
        .where('market', '=', market)
        .where(sql<boolean>`word = any(${texts}::text[])`)
        .select('word')
        .execute();
      return new Set(rows.map(({ word }) => word));
    },
    countTogether,
  };
}
