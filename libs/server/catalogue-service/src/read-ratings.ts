import type { getItemRatings, Rating } from '@pasar/catalogue-contract';
import type { Database } from '@pasar/database';
import { toUnixSeconds } from '@pasar/durations';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { integerCursor } from './cursors.ts';

type RatingsQuery = CallQuery<typeof getItemRatings>;

function selectRatings({ db }: CatalogueDeps, market: string, wanted: RatingsQuery) {
  const after = integerCursor.read(wanted.cursor);
  let query = db
    .selectFrom('rating')
    .selectAll()
    .where('market', '=', market)
    .where('shopid', '=', wanted.shopid)
    .where('itemid', '=', wanted.itemid);
  if (wanted.star) query = query.where('rating_star', '=', wanted.star);
  if (wanted.with_comment) query = query.where('comment', '<>', '');
  if (wanted.with_picture)
    query = query.where(sql<boolean>`(jsonb_array_length(pictures) > 0 or video is not null)`);
  if (wanted.variation) query = query.where('model_name', '=', wanted.variation);
  if (after) query = query.where(sql<boolean>`(ctime, ratingid) < (${after.value}::int8, ${after.id}::int8)`);
  return query.orderBy('ctime', 'desc').orderBy('ratingid', 'desc');
}

/** A rating as the wire has it. */
export const toRating = (row: Selectable<Database['rating']>): Rating => ({
  id: row.ratingid,
  username: row.username,
  rating_star: row.rating_star,
  comment: row.comment,
  model_name: row.model_name,
  pictures: row.pictures,
  ...(row.video && { video: row.video }),
  ctime: toUnixSeconds(row.ctime),
  liked_count: row.liked_count,
  ...(row.seller_reply === null ? {} : { seller_reply: row.seller_reply }),
});

/** Reads a page of an item's ratings, newest first; empty for an unknown item. */
export async function readRatings(
  deps: CatalogueDeps,
  market: string,
  wanted: RatingsQuery,
): Promise<CallData<typeof getItemRatings>> {
  const { limit = 6 } = wanted;
  const rows = await selectRatings(deps, market, wanted)
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next =
    rows.length > limit && last
      ? { next: integerCursor.write({ value: last.ctime, id: last.ratingid }) }
      : {};
  return { ratings: shown.map(toRating), ...next };
}
