import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listTrigrams } from './list-trigrams.ts';
import { segmenters } from './split-runs.ts';

/** Maximum number of texts per search, and of words to compare with each, letter by letter. */
const maxTexts = 3;
const maxCompared = 120;

/** Shorter words are part of many others. */
const minLength = 4;

/** Whether a word of the vocabulary is more than two graphemes, of which the index stores every pair. */
const isWord = (word: string): boolean => [...segmenters.graphemes.segment(word)].length > 2;

/** Lists the trigrams of a text and of its parts: words begin and end where a part does. */
const listPartTrigrams = (parts: readonly string[]): string[] => [
  ...new Set([parts.join(''), ...parts].flatMap(listTrigrams)),
];

/** Whether a trigram is more than a first letter, which thousands of words share: they are not looked up by it. */
const isSelective = (trigram: string): boolean => !trigram.startsWith('__');

/** Finds the market's words that share the largest part of their trigrams with each text, in one statement. */
export async function findWordsWithin(
  db: Kysely<Database>,
  market: string,
  texts: readonly (readonly string[])[],
): Promise<string[][]> {
  const wanted = texts.slice(0, maxTexts).map((parts, place) => {
    const trigrams = listPartTrigrams(parts);
    return { place, length: parts.join('').length, trigrams, selective: trigrams.filter(isSelective) };
  });
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ place: number; word: string }>`
    select q.place, c.word
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(place int, length int, trigrams text[], selective text[])
    cross join lateral (
      select w.word from search_word as w
      where w.market = ${market} and w.trigrams && q.selective and char_length(w.word) between ${minLength} and q.length + 2
      order by cardinality(array(select unnest(w.trigrams) intersect select unnest(q.trigrams)))::float8
        / cardinality(w.trigrams) desc, w.item_count desc, w.word
      limit ${maxCompared}
    ) as c`.execute(db);
  return texts.map((_, place) =>
    rows.filter((row) => row.place === place && isWord(row.word)).map(({ word }) => word),
  );
}
