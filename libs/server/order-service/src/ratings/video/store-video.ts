import { randomUUID } from 'node:crypto';
import type { Video } from '@pasar/http-contract';
import { ratingVideoLimits } from '@pasar/order';
import type { OrderDeps } from '../../order-deps.ts';
import { countVideo } from './count-video.ts';
import { readVideo } from './read-video.ts';

/** Removes a shopper's oldest unpublished videos, so that only as many as may wait remain. */
async function removeUnused({ db }: OrderDeps, userid: number): Promise<void> {
  await db
    .deleteFrom('rating_video')
    .where('video_id', 'in', (videos) =>
      videos
        .selectFrom('rating_video')
        .select('video_id')
        .where('user_id', '=', userid)
        .where('is_published', '=', false)
        .orderBy('created_at', 'desc')
        .orderBy('video_id')
        .offset(ratingVideoLimits.maxUnused),
    )
    .execute();
}

/** Stores a shopper's video for a rating, private until it is published. Throws VIDEO_INVALID, or LIMIT like `countVideo`. */
export async function storeVideo(deps: OrderDeps, userid: number, file: Buffer, now: number): Promise<Video> {
  await countVideo(deps, userid, now);
  const { type, seconds, content } = readVideo(file);
  const id = randomUUID();
  await deps.db
    .insertInto('rating_video')
    .values({ video_id: id, user_id: userid, type, seconds, bytes: content.length, content, created_at: now })
    .execute();
  await removeUnused(deps, userid);
  return { id, type, seconds };
}
