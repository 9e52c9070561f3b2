import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { editDistance } from './edit-distance.ts';
import type { SearchWord } from './search-word.ts';
import { listTrigrams } from './list-trigrams.ts';

/** A word of the market in its folded form and its usual spelling, and how many items have it. */
export type VocabularyWord = {
  readonly word: string;
  readonly written: string;
  readonly items: number;
  /** For a correction where accents matter: how many letters differ with their accents. */
  readonly writtenDistance?: number;
};

/** Returns how many typos are corrected: one in short words, two in long ones. */
const allowedErrors = (word: string): number => ([...word].length < 8 ? 1 : 2);

/** Words this short are rarely mistyped in their first letter, and differ from many others in it: `kids` is not `aids`. */
const maxShortLength = 4;

/** Whether a word may be meant by a text, judging by the first letters; the first two may be swapped. */
const beginsAlike = (text: string, word: string): boolean => {
  const letters = [...text];
  const [first = '', second = ''] = letters;
  return letters.length > maxShortLength || word.startsWith(first) || word.startsWith(second + first);
};

/** Maximum number of words to correct per search: a text with more is probably not in the market's language. */
const maxCorrectedWords = 3;
/** Maximum number of most similar words to compare letter by letter. */
const maxCompared = 40;
/** Maximum number of candidates that one statement tries. */
const maxCandidates = 5;

/** Written forms differ in at most as many letters as the words, and in the accents of all. */
const maxWrittenDistance = 8;

function findNearest(
  { text, written }: SearchWord,
  candidates: readonly VocabularyWord[],
  byAccents: boolean,
): VocabularyWord[] {
  const limit = allowedErrors(text);
  const near = candidates
    .filter(({ word }) => word !== text && beginsAlike(text, word))
    .map((candidate) => ({
      candidate: {
        ...candidate,
        writtenDistance: byAccents ? editDistance(written, candidate.written, maxWrittenDistance) : 0,
      },
      distance: editDistance(text, candidate.word, limit),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.candidate.writtenDistance - b.candidate.writtenDistance ||
        b.candidate.items - a.candidate.items ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    );
  const best = near.filter(({ distance }) => distance === near[0]?.distance);
  return best.slice(0, maxCandidates).map(({ candidate }) => candidate);
}

type Row = VocabularyWord & { text: string };

/** Finds the market's words that share trigrams with each of some words, in one statement. */
async function findSimilar(
  db: Kysely<Database>,
  market: string,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly VocabularyWord[]>> {
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
 * Suggests corrections: for each word the equally near candidates, the most common first; none if none is near
 * enough. Corrects only the first few words. `byAccents` prefers candidates with the accents as typed.
 */
export async function correctWords(
  db: Kysely<Database>,
  market: string,
  words: readonly SearchWord[],
  byAccents = false,
): Promise<VocabularyWord[][]> {
  const texts = words.filter(({ correctable }) => correctable).map(({ text }) => text);
  const wanted = texts.slice(0, maxCorrectedWords);
  if (wanted.length === 0) return words.map(() => []);
  const similar = await findSimilar(db, market, wanted);
  return words.map((word) => findNearest(word, similar.get(word.text) ?? [], byAccents));
}
