import { dayMs } from '@pasar/durations';
import { newItemDays } from '@pasar/item';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RankQueries } from './rank-queries.ts';

/** Weights by where a word occurs, lowest first: description, keywords, brand and kind, name. */
const weights = '{0.05,0.1,0.3,1}';

const rank = (query: string): RawBuilder<number> =>
  sql<number>`ts_rank(${weights}::float4[], l.search_vector, ${query}::tsquery)`;

/**
 * A boost for new items, which have no history yet; it decreases each day. It uses whole days, so that a list does not change
 * from page to page.
 */
const freshness = (now: number): RawBuilder<number> => {
  const today = Math.floor(now / dayMs);
  return sql<number>`0.08 * greatest(0, 1 - (${today}::int - floor(l.ctime / ${dayMs}::float8)) / ${newItemDays}::float8)`;
};

/** A boost for items whose name has the words next to each other, as they were typed. */
const adjacency = (phrase: string | undefined): RawBuilder<number> =>
  phrase === undefined
    ? sql<number>`0`
    : sql<number>`case when l.search_vector @@ ${phrase}::tsquery then 0.3 else 0 end`;

/** Items with all of the words, also those that they need not have, come before all others. */
const completeness = (all: string | undefined): RawBuilder<number> =>
  all === undefined
    ? sql<number>`0`
    : sql<number>`case when l.search_vector @@ ${all}::tsquery then 10 else 0 end`;

/**
 * Ranks an item: whole words with their accents before other forms and prefixes, short names before long ones, with a boost
 * for sales or, if that is more, for novelty. Sold-out items come after those in stock that match as well, but, if all words are in their name,
 * before those whose name lacks one of two, or whose kind alone matches.
 */
export const relevance = (
  { written, whole, any, phrase, all }: RankQueries,
  now: number,
): RawBuilder<number> =>
  sql<number>`((${rank(whole)} + ${rank(written)} * 0.5 + ${rank(any)} * 0.5)::float8
      / (1 + ln(1 + length(ts_filter(l.search_vector, '{a}'))) / 8)
      + ${adjacency(phrase)} + greatest(ln(1 + l.popularity) / 60, ${freshness(now)}))
    * case when l.in_stock then 1 else 0.6 end + ${completeness(all)}`;
