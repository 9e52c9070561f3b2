import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, getServerState } from '@pasar/http-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { maxPicturesPerStrip } from './known-strips.ts';
import type { KnownStrips } from './known-strips.ts';
import { createPictureStrips } from './picture-strips.ts';
import { createSizedPictures, pictureWidths } from './sized-pictures.ts';

const pictureName = /^(?<id>[A-Za-z0-9_-]{1,64})_(?<width>\d{1,4})\.webp$/;

/** Parses the id and width from a picture's file name; undefined for any other text. */
export function parsePictureName(file: string): { id: string; width: number } | undefined {
  const { id, width } = pictureName.exec(file)?.groups ?? {};
  const known = pictureWidths.find((each) => String(each) === width);
  return id !== undefined && known !== undefined ? { id, width: known } : undefined;
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Parses the ids of a strip, `a.b.c`; undefined for any other text, and for too many ids. */
export function parseStripIds(text: string | undefined): readonly string[] | undefined {
  const ids = text?.split('.') ?? [];
  return ids.length <= maxPicturesPerStrip && ids.every((id) => idPattern.test(id)) && ids.length > 0
    ? ids
    : undefined;
}

/** Whether a request's `Accept` header names AVIF; a wildcard does not promise that the client shows it. */
export const acceptsAvif = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((part) => /^\s*image\/avif\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part));

/** Pictures have a separate limit because a page shows dozens. */
const pictureRateLimit = { max: 6000, groupId: 'pictures' };

const immutableForAYear = 'public, max-age=31536000, immutable';

/**
 * Serves `GET /api/v4/pictures/<id>_<width>.webp`, with widths 160, 320, 480, 640, 960 and 1200, as AVIF to clients that accept
 * it, once that has been made. A picture never changes under its id, so clients cache it; an unknown one is 404. `GET /api/v4/pictures/strip.webp?ids=<id>.<id>` returns small pictures
 * side by side, so that a page full of icons sends one request. Renders only strips that pages show, a few pictures at once.
 */
export function registerPictures(app: FastifyInstance, picturesDir: string, knownStrips: KnownStrips): void {
  const pictures = createSizedPictures(picturesDir);
  const strips = createPictureStrips(pictures);
  app.get<{ Params: { file: string } }>(
    '/api/v4/pictures/:file',
    { config: { rateLimit: pictureRateLimit } },
    async ({ params, headers }, reply) => {
      const wanted = parsePictureName(params.file);
      // Shared caches keep one response per format.
      void reply.header('vary', 'Accept');
      const avif =
        wanted && acceptsAvif(headers.accept) ? await pictures.readAvif(wanted.id, wanted.width) : undefined;
      if (avif) return sendPicture(reply, avif, 'image/avif');
      return sendPicture(reply, wanted && (await pictures.read(wanted.id, wanted.width)));
    },
  );
  app.get<{ Querystring: { ids?: string | string[] } }>(
    '/api/v4/pictures/strip.webp',
    async ({ query, host }, reply) => {
      const ids = typeof query.ids === 'string' ? parseStripIds(query.ids) : undefined;
      const market = getServerState(app).ports.markets.marketByHost(host);
      const isKnown = ids && market && (await knownStrips.has(market.code, ids));
      return sendPicture(reply, isKnown ? await strips.read(ids) : undefined);
    },
  );
}

function sendPicture(
  reply: FastifyReply,
  content: Buffer | undefined,
  type: 'image/webp' | 'image/avif' = 'image/webp',
): FastifyReply {
  if (!content) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such picture.');
  // Pages on the store's other hosts also show these pictures.
  return reply
    .headers({ 'cache-control': immutableForAYear, 'cross-origin-resource-policy': 'cross-origin' })
    .type(type)
    .send(content);
}
