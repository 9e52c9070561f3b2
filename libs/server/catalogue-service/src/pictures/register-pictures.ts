import { errorCodes } from '@pasar/error-catalogue';
import { ApiError, getServerState } from '@pasar/http-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { maxPicturesPerStrip } from './known-strips.ts';
import type { KnownStrips } from './known-strips.ts';
import { createPictureStrips } from './picture-strips.ts';
import { createSizedPictures, pictureWidths } from './sized-pictures.ts';

const pictureName = /^(?<id>[A-Za-z0-9_-]{1,64})_(?<width>\d{1,4})\.webp$/;

/** The id and width of a picture's file name; undefined for any other text. */
export function parsePictureName(file: string): { id: string; width: number } | undefined {
  const { id, width } = pictureName.exec(file)?.groups ?? {};
  const known = pictureWidths.find((each) => String(each) === width);
  return id !== undefined && known !== undefined ? { id, width: known } : undefined;
}

const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The ids of a strip, `a.b.c`; undefined for any other text, and for more than a strip may have. */
export function parseStripIds(text: string | undefined): readonly string[] | undefined {
  const ids = text?.split('.') ?? [];
  return ids.length <= maxPicturesPerStrip && ids.every((id) => idPattern.test(id)) && ids.length > 0
    ? ids
    : undefined;
}

/** A page shows dozens: they have a limit of their own. */
const pictureRateLimit = { max: 6000, groupId: 'pictures' };

const immutableForAYear = 'public, max-age=31536000, immutable';

/**
 * Serves `GET /api/v4/pictures/<id>_<width>.webp`, the widths being 160, 320, 480, 640 and 960. What is in a picture never
 * changes under its id, so clients keep it; an unknown one is 404. `GET /api/v4/pictures/strip.webp?ids=<id>.<id>` gives
 * small ones side by side: a page full of signs asks once. Only strips that pages show are made, a few pictures at once.
 */
export function registerPictures(app: FastifyInstance, picturesDir: string, knownStrips: KnownStrips): void {
  const pictures = createSizedPictures(picturesDir);
  const strips = createPictureStrips(pictures);
  app.get<{ Params: { file: string } }>(
    '/api/v4/pictures/:file',
    { config: { rateLimit: pictureRateLimit } },
    async ({ params }, reply) => {
      const wanted = parsePictureName(params.file);
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

function sendPicture(reply: FastifyReply, content: Buffer | undefined): FastifyReply {
  if (!content) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such picture.');
  // Pages of the store's other hosts show these pictures as well.
  return reply
    .headers({ 'cache-control': immutableForAYear, 'cross-origin-resource-policy': 'cross-origin' })
    .type('image/webp')
    .send(content);
}
