import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { ratingVideoLimits } from '@pasar/order';
import { sql } from 'kysely';
import type { OrderDeps } from '../../order-deps.ts';

/** Counts an upload towards its shopper's day (UTC), in one statement. Throws LIMIT with `retryAfter` once it is used up. */
export async function countVideo({ db }: OrderDeps, userid: number, now: number): Promise<void> {
  const day = Math.floor(now / dayMs);
  const today = (column: string) =>
    sql<number>`case when order_picture_use.day = excluded.day then ${sql.ref(`order_picture_use.${column}`)} else 0 end`;
  const use = await db
    .insertInto('order_picture_use')
    .values({ user_id: userid, day, pictures: 0, bytes: 0, videos: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        day,
        pictures: today('pictures'),
        bytes: today('bytes'),
        videos: sql`${today('videos')} + 1`,
      }),
    )
    .returning('videos')
    .executeTakeFirstOrThrow();
  if (use.videos <= ratingVideoLimits.perDay) return;
  throw new ApiError(errorCodes.LIMIT, {
    detail: 'No more videos can be sent today.',
    retryAfter: Math.ceil(((day + 1) * dayMs - now) / 1000),
  });
}
