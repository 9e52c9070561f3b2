import { dayMs } from '@pasar/durations';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import { pictureAllowance } from '@pasar/order';
import { sql } from 'kysely';
import type { OrderDeps } from '../order-deps.ts';

/**
 * Counts a picture of this size towards its shopper's day (UTC), in one statement, so that concurrent uploads are
 * counted in sequence. Throws LIMIT with `retryAfter` if the day's allowance is exceeded.
 */
export async function countPicture(
  { db }: OrderDeps,
  userid: number,
  bytes: number,
  now: number,
): Promise<void> {
  const day = Math.floor(now / dayMs);
  const isSameDay = sql<boolean>`order_picture_use.day = excluded.day`;
  const use = await db
    .insertInto('order_picture_use')
    .values({ user_id: userid, day, pictures: 1, bytes })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        day,
        pictures: sql`case when ${isSameDay} then order_picture_use.pictures else 0 end + 1`,
        bytes: sql`case when ${isSameDay} then order_picture_use.bytes else 0 end + excluded.bytes`,
        videos: sql`case when ${isSameDay} then order_picture_use.videos else 0 end`,
      }),
    )
    .returning(['pictures', 'bytes'])
    .executeTakeFirstOrThrow();
  if (use.pictures <= pictureAllowance.picturesPerDay && use.bytes <= pictureAllowance.bytesPerDay) return;
  throw new ApiError(errorCodes.LIMIT, {
    detail: 'No more pictures can be sent today.',
    retryAfter: Math.ceil(((day + 1) * dayMs - now) / 1000),
  });
}
