import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, findSessionUser } from '@pasar/http-server';
import { ratingVideoPath } from '@pasar/order-contract/paths';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { OrderDeps } from '../../order-deps.ts';
import { parseRange } from './parse-range.ts';
import type { ByteRange } from './parse-range.ts';

const findVideo = ({ db }: OrderDeps, id: string) =>
  db
    .selectFrom('rating_video')
    .select(['user_id', 'type', 'bytes', 'is_published'])
    .where('video_id', '=', id)
    .executeTakeFirst();

/** Reads a part of a video's bytes, without the rest of it. */
async function readPart({ db }: OrderDeps, id: string, { from, to }: ByteRange): Promise<Buffer> {
  const { part } = await db
    .selectFrom('rating_video')
    .select(sql<Buffer>`substring(content from ${from + 1}::int for ${to - from + 1}::int)`.as('part'))
    .where('video_id', '=', id)
    .executeTakeFirstOrThrow();
  return part;
}

/**
 * `GET /api/v4/order/video?id=`: a rating's video, whole or the range that a player asks for. 404 also for another member's that no
 * rating shows yet.
 */
export function serveVideos(app: FastifyInstance, deps: OrderDeps): void {
  app.get<{ Querystring: { id?: string | string[] } }>(ratingVideoPath, async (request, reply) => {
    const { id } = request.query;
    const isId = typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id);
    const video = isId ? await findVideo(deps, id) : undefined;
    const isOwn =
      video && !video.is_published && (await findSessionUser(app, request))?.userid === video.user_id;
    if (!isId || !video || !(video.is_published || isOwn))
      throw new ApiError(errorCodes.NOT_FOUND, 'There is no such video.');
    void reply
      .header('accept-ranges', 'bytes')
      .header('cache-control', video.is_published ? 'public, max-age=3600' : 'no-store')
      .header('cross-origin-resource-policy', video.is_published ? 'cross-origin' : 'same-origin')
      .type(video.type);
    const range = parseRange(request.headers.range, video.bytes);
    if (range === null) return reply.code(416).header('content-range', `bytes */${video.bytes}`).send();
    if (!range) return reply.send(await readPart(deps, id, { from: 0, to: video.bytes - 1 }));
    return reply
      .code(206)
      .header('content-range', `bytes ${range.from}-${range.to}/${video.bytes}`)
      .send(await readPart(deps, id, range));
  });
}
