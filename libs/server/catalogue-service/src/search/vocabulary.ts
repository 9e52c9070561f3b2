import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { editDistance } from './edit-distance.ts';
import { beginningsQuery, marketQuery } from './search-word.ts';
import type { SearchWord } from './search-word.ts';
import { trigramsOf } from './trigrams.ts';

/** Which words a market's items are found by. */
export type Vocabulary = {
  /** How many items a word finds by itself; 0 for one that finds nothing. */
  count(word: SearchWord): Promise<number>;
  /** The words that were probably meant, all equally near, the commonest first; none when none is near enough. */
  correct(word: SearchWord): Promise<string[]>;
  /** Those of some words that items have. */
  knownAmong(texts: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many items all of the words find together, a thousand at most. */
  countTogether(words: readonly SearchWord[]): Promise<number>;
};

/** What the vocabulary lists: words of two letters or more. Numbers and single letters are left to the index. */
export const isListed = (word: string): boolean => /^[\p{L}\p{M}]{2,}$/u.test(word);

/** `_`, `%` and `\` mean themselves. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

type Candidate = { word: string; item_count: number };

/** Short words are mistyped by one letter, long ones by two at most. */
const allowedErrors = (word: string): number => ([...word].length < 8 ? 1 : 2);

/** To say which of some words go together best, more need not be counted. */
const enough = 1000;

/** More would not fit into one question to the index. */
const mostCandidates = 5;

function nearest(word: string, candidates: readonly Candidate[]): string[] {
  const limit = allowedErrors(word);
  const near = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.item_count - a.item_count || (a.word < b.word ? -1 : 1));
  const best = near.filter(({ distance }) => distance === near[0]?.distance);
  return best.slice(0, mostCandidates).map((candidate) => candidate.word);
}

export function marketVocabulary(db: Kysely<Database>, market: string): Vocabulary {
  const words = () => db.selectFrom('search_word').where('market', '=', market);

  const countToken = async (token: string, prefix: boolean): Promise<number> => {
    const query = prefix
      ? words().where('word', 'like', `${escapeLike(token)}%`)
      : words().where('word', '=', token);
    const { count } = await query
      .select(sql<number>`coalesce(sum(item_count), 0)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };

  const countTogether = async (wanted: readonly SearchWord[]): Promise<number> => {
    const query = [marketQuery(market), beginningsQuery(wanted)].join(' & ');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count
      from (select from searched_listing where words @@ ${query}::tsquery limit ${enough}) as found`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };

  return {
    // The vocabulary lists words, not the pairs of letters by which an unspaced word is also found.
    async count(word) {
      const [token, ...more] = word.tokens;
      if (token !== undefined && more.length === 0) return countToken(token, word.prefix);
      return (await countToken(word.text, false)) || countTogether([word]);
    },
    async correct({ text, correctable }) {
      if (!correctable) return [];
      const trigrams = trigramsOf(text);
      const candidates = await words()
        .where(sql<boolean>`trigrams && ${trigrams}::text[]`)
        .where(sql<boolean>`char_length(word) between ${text.length - 2}::int and ${text.length + 2}::int`)
        .select(['word', 'item_count'])
        .orderBy(
          sql`cardinality(array(select unnest(trigrams) intersect select unnest(${trigrams}::text[])))`,
          'desc',
        )
        .orderBy('item_count', 'desc')
        .limit(40)
        .execute();
      return nearest(text, candidates);
    },
    async knownAmong(texts) {
      const rows = await words()
        .where(sql<boolean>`word = any(${texts}::text[])`)
        .select('word')
        .execute();
      return new Set(rows.map(({ word }) => word));
    },
    countTogether,
  };
}
