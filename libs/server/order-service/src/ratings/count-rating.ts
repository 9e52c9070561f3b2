import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';
import type { BoughtLine } from '../select-bought-lines.ts';

/** Adds a rating to the counts of its item and shop, replacing `before`. */
export async function countRating(
  { db }: OrderDeps,
  market: string,
  line: BoughtLine,
  star: number,
  before?: number,
) {
  const { shopid, itemid } = line;
  const isNew = before === undefined ? 1 : 0;
  const change = {
    rating_sum: sql<number>`rating_sum + ${star - (before ?? 0)}`,
    rating_count: sql<number>`rating_count + ${isNew}`,
  };
  const breakdown =
    before === undefined
      ? sql<
          number[]
        >`rating_breakdown[1:${star - 1}] || (rating_breakdown[${star}] + 1) || rating_breakdown[${star + 1}:5]`
      : sql<number[]>`array(select value + (case when position = ${star} then 1 else 0 end)
          - (case when position = ${before} then 1 else 0 end)
          from unnest(rating_breakdown) with ordinality as parts(value, position) order by position)`;
  await db
    .updateTable('item')
    .set({ ...change, rating_breakdown: breakdown })
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .where('itemid', '=', itemid)
    .execute();
  await db
    .updateTable('shop')
    .set(change)
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .execute();
}
