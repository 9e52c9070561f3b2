import type { getBuyerRatings } from '@pasar/catalogue-contract';
import { toUnixSeconds } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { integerCursor } from '../cursors.ts';
import { ratingStar } from '../to-card.ts';

type Query = NonNullable<CallQuery<typeof getBuyerRatings>>;

const selectRatings = ({ db }: CatalogueDeps, market: string, { userid, cursor, limit = 10 }: Query) => {
  const after = integerCursor.read(cursor);
  return db
    .selectFrom('buyer_rating as r')
    .innerJoin('shop as s', (on) => on.onRef('s.market', '=', 'r.market').onRef('s.shopid', '=', 'r.shopid'))
    .where('r.user_id', '=', userid)
    .where('r.market', '=', market)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(r.ctime, r.ratingid) < (${after?.value}::int8, ${after?.id}::int8)`),
    )
    .select(['r.ratingid', 'r.rating_star', 'r.comment', 'r.ctime'])
    .select(['s.shopid', 's.username', 's.name', 's.picture'])
    .orderBy('r.ctime', 'desc')
    .orderBy('r.ratingid', 'desc')
    .limit(limit + 1)
    .execute();
};

const readRatingSums = ({ db }: CatalogueDeps, market: string, userid: number) =>
  db
    .selectFrom('buyer_rating')
    .where('user_id', '=', userid)
    .where('market', '=', market)
    .select(sql<number>`coalesce(sum(rating_star), 0)::int`.as('sum'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();

/** Reads a page of sellers' ratings of a buyer, newest first. Throws NOT_FOUND. @spec buyer-rating-page */
export async function readBuyerRatings(
  deps: CatalogueDeps,
  market: string,
  query: Query,
): Promise<CallData<typeof getBuyerRatings>> {
  const { userid, limit = 10 } = query;
  const account = await deps.db
    .selectFrom('account')
    .select('username')
    .where('userid', '=', userid)
    .executeTakeFirst();
  if (!account) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such buyer.');
  const [{ sum, count }, rows] = await Promise.all([
    readRatingSums(deps, market, userid),
    selectRatings(deps, market, query),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last;
  return {
    username: account.username,
    rating_star: ratingStar(sum, count),
    rating_count: count,
    ratings: shown.map(({ ratingid, rating_star, comment, ctime, ...shop }) => ({
      id: ratingid,
      shop,
      rating_star,
      comment,
      ctime: toUnixSeconds(ctime),
    })),
    ...(more && { next: integerCursor.write({ value: last.ctime, id: last.ratingid }) }),
  };
}
