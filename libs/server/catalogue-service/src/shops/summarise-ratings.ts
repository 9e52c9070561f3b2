import type { getRatingSummary } from '@pasar/catalogue-contract';
import type { CallData, CallQuery } from '@pasar/http-contract';
import { sql } from 'kysely';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { ratingStar } from '../to-card.ts';

const maxVariations = 50;

/** Counts the ratings of an item or of a shop's items, as each rating filter would. */
export async function summariseRatings(
  { db }: CatalogueDeps,
  market: string,
  { shopid, itemid }: CallQuery<typeof getRatingSummary>,
): Promise<CallData<typeof getRatingSummary>> {
  const ratings = db
    .selectFrom('rating')
    .where('market', '=', market)
    .where('shopid', '=', shopid)
    .$if(itemid !== undefined, (query) => query.where('itemid', '=', itemid ?? 0));
  const counted = await ratings
    .select([
      sql<number>`coalesce(sum(rating_star), 0)::int`.as('sum'),
      sql<number>`count(*)::int`.as('rating_count'),
      sql<
        number[]
      >`array[${sql.join([1, 2, 3, 4, 5].map((star) => sql`(count(*) filter (where rating_star = ${star}))::int`))}]`.as(
        'rating_breakdown',
      ),
      sql<number>`(count(*) filter (where comment <> ''))::int`.as('with_comment'),
      sql<number>`(count(*) filter (where jsonb_array_length(pictures) > 0 or video is not null))::int`.as(
        'with_picture',
      ),
    ])
    .executeTakeFirstOrThrow();
  const variations =
    itemid === undefined
      ? []
      : await ratings
          .where('model_name', '<>', '')
          .groupBy('model_name')
          .select(['model_name as name', sql<number>`count(*)::int`.as('count')])
          .orderBy('count', 'desc')
          .orderBy('name')
          .limit(maxVariations)
          .execute();
  const { sum, ...counts } = counted;
  return { ...counts, rating_star: ratingStar(sum, counts.rating_count), variations };
}
