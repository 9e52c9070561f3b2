import type { Database } from '@pasar/database';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { foldText } from './fold-text.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';

/** A searched phrase of a market, and how often it was searched. */
export type SearchCount = {
  readonly market: string;
  readonly slot: number;
  readonly phrase: string;
  readonly folded: string;
  /** The phrase's words, folded. */
  readonly words: readonly string[];
  readonly searches: number;
};

/** Collects counted searches in memory, so that a search does not wait for a write. */
export type SearchCounts = {
  readonly add: (count: SearchCount) => void;
  /** Writes what was collected since the last call, in one statement. If that fails, these counts are lost. */
  readonly write: () => Promise<void>;
};

/** Maximum number of counted phrases per market. */
const slotsPerMarket = 4096;

/** FNV-1a, reduced to a slot. */
function hashToSlot(phrase: string): number {
  let hash = 0x811c9dc5;
  for (const letter of phrase) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % slotsPerMarket;
}

/**
 * Returns how a search is counted; undefined for one that is not. Nothing personal is counted: only phrases as typed, made entirely of
 * words of items for sale, without who searched or when.
 */
export function toSearchCount(
  market: string,
  { phrase, words, unknown, corrected }: Pick<KeywordAnalysis, 'phrase' | 'words' | 'unknown' | 'corrected'>,
): SearchCount | undefined {
  const folded = foldText(phrase);
  if (unknown.length > 0 || corrected !== undefined || folded.length < 2 || folded.length > 60)
    return undefined;
  const slot = hashToSlot(folded);
  return { market, slot, phrase, folded, words: words.map(({ text }) => text), searches: 1 };
}

/**
 * Writes counts of different slots. Phrases that share a slot vote each other down, and the most common one stays. The table
 * is unlogged: losing it costs the market a few days of counts.
 */
export async function writeSearchCounts(db: Kysely<Database>, counts: readonly SearchCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`insert into search_count as c (market, slot, phrase, folded, searches)
    select n.market, n.slot, n.phrase, n.folded, n.searches
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as n (market text, slot smallint, phrase text, folded text, words text[], searches integer)
    where cardinality(n.words) = (select count(*) from search_word as w
      where w.market = n.market and w.word = any(n.words))
    order by n.market, n.slot
    on conflict (market, slot) do update set
      searches = case
        when c.folded = excluded.folded then c.searches + excluded.searches
        when c.searches > excluded.searches then c.searches - excluded.searches
        else excluded.searches - c.searches + 1 end,
      phrase = case when c.folded <> excluded.folded and c.searches <= excluded.searches then excluded.phrase else c.phrase end,
      folded = case when c.folded <> excluded.folded and c.searches <= excluded.searches then excluded.folded else c.folded end`.execute(
    db,
  );
}

/** Adds a search to the count of its slot, as `writeSearchCounts` does in the table. */
function vote(known: SearchCount | undefined, count: SearchCount): SearchCount {
  if (known === undefined) return count;
  if (known.folded === count.folded) return { ...known, searches: known.searches + count.searches };
  return known.searches > count.searches
    ? { ...known, searches: known.searches - count.searches }
    : { ...count, searches: count.searches - known.searches + 1 };
}

export function createSearchCounts(db: Kysely<Database>): SearchCounts {
  let counts = new Map<string, SearchCount>();
  return {
    add: (count) => {
      const slot = `${count.market} ${count.slot}`;
      counts.set(slot, vote(counts.get(slot), count));
    },
    write: async () => {
      const collected = [...counts.values()];
      counts = new Map();
      await writeSearchCounts(db, collected);
    },
  };
}
