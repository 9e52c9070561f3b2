import { errorCodes } from '@pasar/error-catalogue';
import type { Video } from '@pasar/http-contract';
import { ApiError } from '@pasar/http-server';
import type { OrderDeps } from '../../order-deps.ts';

/**
 * Publishes a shopper's own video for a rating, and deletes the one before unless it is kept. Throws PARAM for a video of another
 * member or of another rating.
 */
export async function publishVideo(
  { db }: OrderDeps,
  userid: number,
  id: string | undefined,
  before: Video | null,
): Promise<Video | null> {
  if (before && before.id === id) return before;
  if (before)
    await db
      .deleteFrom('rating_video')
      .where('user_id', '=', userid)
      .where('video_id', '=', before.id)
      .execute();
  if (id === undefined) return null;
  const row = await db
    .updateTable('rating_video')
    .set({ is_published: true })
    .where('user_id', '=', userid)
    .where('video_id', '=', id)
    .where('is_published', '=', false)
    .returning(['type', 'seconds'])
    .executeTakeFirst();
  if (!row) throw new ApiError(errorCodes.PARAM, 'video: not yours, or used before.');
  return { id, ...row };
}
