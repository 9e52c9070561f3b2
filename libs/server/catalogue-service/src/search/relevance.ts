import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RankQueries } from './search-word.ts';

/** Places where a word may stand, least first: told at large, keywords, brand and kind, name. */
const weights = '{0.05,0.1,0.3,1}';

const rank = (query: string): RawBuilder<number> =>
  sql<number>`ts_rank(${weights}::float4[], l.search_vector, ${query}::tsquery)`;

const dayMs = 86_400_000;
/** So long an item counts as new. */
const newDays = 30;

/**
 * What an item without a history gets in place of one, less each day: else nobody would ever see it. By whole days, so
 * that a list does not change from page to page.
 */
const freshness = (now: number): RawBuilder<number> => {
  const today = Math.floor(now / dayMs);
  return sql<number>`0.08 * greatest(0, 1 - (${today}::int - floor(l.ctime / ${dayMs}::float8)) / ${newDays}::float8)`;
};

/**
 * How well the item fits: whole words with their accents before other forms and beginnings, short names before long
 * ones; leaning to what sells and to what is new; what is sold out comes last.
 */
export const relevance = ({ written, whole, any }: RankQueries, now: number): RawBuilder<number> =>
  sql<number>`((${rank(whole)} + ${rank(written)} * 0.5 + ${rank(any)} * 0.5)::float8
      / (1 + ln(1 + length(ts_filter(l.search_vector, '{a}'))) / 8)
      + ln(1 + l.popularity) / 60 + ${freshness(now)})
    * case when l.in_stock then 1 else 0.2 end`;
