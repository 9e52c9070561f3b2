import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import type { FastifyInstance } from 'fastify';
import { createSizedPictures, pictureWidths } from './sized-pictures.ts';

const name = /^(?<id>[A-Za-z0-9_-]{1,64})_(?<width>\d{1,4})\.webp$/;

/** The id and width of a picture's file name; undefined for any other text. */
export function parsePictureName(file: string): { id: string; width: number } | undefined {
  const { id, width } = name.exec(file)?.groups ?? {};
  const known = pictureWidths.find((each) => String(each) === width);
  return id !== undefined && known !== undefined ? { id, width: known } : undefined;
}

const year = 'public, max-age=31536000, immutable';

/**
 * Serves `GET /api/v4/pictures/<id>_<width>.webp`, the widths being 160, 320, 640 and 960. What is in a picture never
 * changes under its id, so clients keep it; an unknown one is 404.
 */
export function registerPictures(app: FastifyInstance, picturesDir: string): void {
  const pictures = createSizedPictures(picturesDir);
  app.get<{ Params: { file: string } }>(
    '/api/v4/pictures/:file',
    { config: { rateLimit: false } },
    async ({ params }, reply) => {
      const wanted = parsePictureName(params.file);
      const content = wanted && (await pictures.read(wanted.id, wanted.width));
      if (!content) throw new ApiError(errorCodes.NOT_FOUND, 'There is no such picture.');
      // Pages of the store's other hosts show these pictures as well.
      return reply
        .headers({ 'cache-control': year, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/webp')
        .send(content);
    },
  );
}
