import type { searchUsers } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { and } from '../condition.ts';
import type { SqlCondition } from '../condition.ts';
import { integerCursor } from '../cursors.ts';
import type { Cursor } from '../cursors.ts';
import { shopBriefColumns, toShopBrief } from '../shops/shop-brief.ts';
import { maxSearchWords } from './search-words.ts';
import { shopWords } from './shop-words.ts';
import { prefixRange } from './word-range.ts';

type UserQuery = CallQuery<typeof searchUsers>;

/** Returns the words of a keyword for finding shops. */
export const shopSearchWords = (keyword: string): string[] => shopWords(keyword).slice(0, maxSearchWords);

/** Matches shops with a word that starts with each of these. A single condition, since many would take the planner seconds. */
export const hasShopWords = (market: string, words: readonly string[]): SqlCondition => {
  const ranges = words.map(prefixRange);
  return sql<boolean>`shopid in (select w.shopid
    from unnest(${ranges.map(({ from }) => from)}::text[], ${ranges.map(({ before }) => before)}::text[])
      with ordinality as q("from", before, place)
    join shop_word as w on w.market = ${market} and w.word ~>=~ q."from" and w.word ~<~ q.before
    group by w.shopid having count(distinct q.place) = ${words.length})`;
};

const keywordConditions = (market: string, keyword: string): SqlCondition[] => {
  if (keyword.trim() === '') return [];
  const words = shopSearchWords(keyword);
  return [words.length === 0 ? sql<boolean>`false` : hasShopWords(market, words)];
};

const userConditions = (market: string, { keyword = '', official, preferred }: UserQuery): SqlCondition[] => [
  sql<boolean>`market = ${market} and not is_closed`,
  ...keywordConditions(market, keyword),
  ...(official === true ? [sql<boolean>`is_official_shop`] : []),
  ...(preferred === true ? [sql<boolean>`shopee_verified`] : []),
];

const isAfterCursor = ({ value, id }: Cursor): SqlCondition =>
  sql<boolean>`(follower_count, shopid) < (${value}::int8, ${id}::int8)`;

/** Reads a page of the shops whose names match the keyword's words, most followers first. @spec user-search-page */
export async function searchShops(
  { db }: CatalogueDeps,
  market: string,
  wanted: UserQuery,
): Promise<CallData<typeof searchUsers>> {
  const after = integerCursor.read(wanted.cursor);
  const { limit = 20 } = wanted;
  const where = userConditions(market, wanted);
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('shop')
      .select(shopBriefColumns)
      .where(and(after ? [...where, isAfterCursor(after)] : where))
      .orderBy('follower_count', 'desc')
      .orderBy('shopid', 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('shop')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(and(where))
      .executeTakeFirstOrThrow(),
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    users: rows.slice(0, limit).map(toShopBrief),
    total,
    ...(last && { next: integerCursor.write({ value: last.follower_count, id: last.shopid }) }),
  };
}
