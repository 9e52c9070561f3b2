import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { foldText } from './fold-text.ts';
import type { KeywordAnalysis } from './analyze-keyword.ts';

/** Maximum number of counted phrases per market. */
const slotsPerMarket = 4096;

/** FNV-1a, reduced to a slot. */
function hashToSlot(phrase: string): number {
  let hash = 0x811c9dc5;
  for (const letter of phrase) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % slotsPerMarket;
}

/** A phrase with fewer searches is not suggested. */
export const minSearches = 3;

/**
 * Counts a search that found something. Stores nothing personal: only phrases made entirely of words of items for sale,
 * without who searched or when. A market has a fixed number of slots; phrases that share a slot vote each other down, and the
 * most common one stays. The table is unlogged: losing it costs the market a few days of counts.
 */
export async function countSearch(
  { db }: CatalogueDeps,
  market: string,
  { phrase, words, unknown }: KeywordAnalysis,
): Promise<void> {
  const folded = foldText(phrase);
  if (unknown.length > 0 || folded.length < 2 || folded.length > 60) return;
  await sql`insert into search_count as c (market, slot, phrase, folded, searches)
    select ${market}, ${hashToSlot(folded)}, ${phrase}, ${folded}, 1
    where ${words.length} = (select count(*) from search_word as w
      where w.market = ${market} and w.word = any(${words.map(({ text }) => text)}::text[]))
    on conflict (market, slot) do update set
      searches = case when c.folded = excluded.folded then c.searches + 1 else greatest(c.searches - 1, 1) end,
      phrase = case when c.folded <> excluded.folded and c.searches = 1 then excluded.phrase else c.phrase end,
      folded = case when c.folded <> excluded.folded and c.searches = 1 then excluded.folded else c.folded end`.execute(
    db,
  );
}
