import type { getShopRatings } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { noPicture } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { integerCursor } from '../cursors.ts';
import { toRating } from '../read-ratings.ts';

type Query = NonNullable<CallQuery<typeof getShopRatings>>;

function selectRatings({ db }: CatalogueDeps, market: string, wanted: Query) {
  const after = integerCursor.read(wanted.cursor);
  let query = db
    .selectFrom('rating as r')
    .innerJoin('item as i', (on) =>
      on
        .onRef('i.market', '=', 'r.market')
        .onRef('i.shopid', '=', 'r.shopid')
        .onRef('i.itemid', '=', 'r.itemid'),
    )
    .selectAll('r')
    .select(['i.name as item_name', sql<typeof noPicture | null>`i.pictures -> 0`.as('item_picture')])
    .where('r.market', '=', market)
    .where('r.shopid', '=', wanted.shopid);
  if (wanted.star) query = query.where('r.rating_star', '=', wanted.star);
  if (wanted.with_comment) query = query.where('r.comment', '<>', '');
  if (wanted.with_picture)
    query = query.where(sql<boolean>`(jsonb_array_length(r.pictures) > 0 or r.video is not null)`);
  if (after)
    query = query.where(sql<boolean>`(r.ctime, r.ratingid) < (${after.value}::int8, ${after.id}::int8)`);
  return query.orderBy('r.ctime', 'desc').orderBy('r.ratingid', 'desc');
}

/** Reads a page of buyers' ratings of a shop's items, newest first. @spec shop-rating-page */
export async function readShopRatings(
  deps: CatalogueDeps,
  market: string,
  wanted: Query,
): Promise<CallData<typeof getShopRatings>> {
  const { limit = 10 } = wanted;
  const rows = await selectRatings(deps, market, wanted)
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last;
  return {
    ratings: shown.map((row) => ({
      ...toRating(row),
      item: {
        shopid: row.shopid,
        itemid: row.itemid,
        name: row.item_name,
        picture: row.item_picture ?? noPicture,
      },
    })),
    ...(more && { next: integerCursor.write({ value: last.ctime, id: last.ratingid }) }),
  };
}
