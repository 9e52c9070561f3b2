import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { editDistance } from './edit-distance.ts';
import type { SearchWord } from './search-word.ts';
import { listTrigrams } from './list-trigrams.ts';

/** A word of the market as it is compared and as it is mostly written, and how many items have it. */
export type KnownWord = { readonly word: string; readonly written: string; readonly items: number };

/** Short words are mistyped by one letter, long ones by two at most. */
const allowedErrors = (word: string): number => ([...word].length < 8 ? 1 : 2);

/** More words of one search are not put right: it is hardly a text in the market's language. */
const maxCorrectedWords = 3;
/** As many as share most with the word are compared letter by letter. */
const maxCompared = 40;
/** More would not fit into one statement that tries them. */
const maxCandidates = 5;

function findNearest(word: string, candidates: readonly KnownWord[]): KnownWord[] {
  const limit = allowedErrors(word);
  const near = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate.word, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        b.candidate.items - a.candidate.items ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  const best = near.filter(({ distance }) => distance === near[0]?.distance);
  return best.slice(0, maxCandidates).map(({ candidate }) => candidate);
}

type Row = KnownWord & { text: string };

/** The market's words that share letters with each of some words, in one statement. */
async function findSimilar(
  db: Kysely<Database>,
  market: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
  const wanted = texts.map((text) => ({ text, trigrams: listTrigrams(text), length: text.length }));
  const { rows } = await sql<Row>`
    select q.text, c.word, coalesce(c.written, c.word) as written, c.item_count as items
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(text text, trigrams text[], length int)
    cross join lateral (
      select w.word, w.written, w.item_count from search_word as w
      where w.market = ${market} and w.trigrams && q.trigrams
        and char_length(w.word) between q.length - 2 and q.length + 2
      order by cardinality(array(select unnest(w.trigrams) intersect select unnest(q.trigrams))) desc,
        w.item_count desc
      limit ${maxCompared}
    ) as c`.execute(db);
  return Map.groupBy(rows, ({ text }) => text);
}

/**
 * What some words were probably meant to be: for each the words that are equally near, the commonest first; none when
 * none is near enough. Only the first few are put right.
 */
export async function correctWords(
  db: Kysely<Database>,
  market: string,
  words: readonly SearchWord[],
): Promise<KnownWord[][]> {
  const texts = words.filter(({ correctable }) => correctable).map(({ text }) => text);
  const wanted = texts.slice(0, maxCorrectedWords);
  if (wanted.length === 0) return words.map(() => []);
  const similar = await findSimilar(db, market, wanted);
  return words.map(({ text }) => findNearest(text, similar.get(text) ?? []));
}
