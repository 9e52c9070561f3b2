import { pictureLimits } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** What cameras and phones write. SVG is text with links, and no picture here. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const refuse = (): never => {
  throw new ApiError(errorCodes.PICTURE_INVALID);
};

/**
 * Decodes what was sent and writes it anew as WebP, upright and without metadata: neither place nor camera is kept. Throws
 * `PICTURE_INVALID` for what is no picture, whatever its name and type say.
 */
async function rewrite(file: Buffer, shape: (picture: Sharp) => Sharp): Promise<Buffer> {
  // The library throws at once for no bytes at all.
  if (file.length === 0) return refuse();
  const open = () => sharp(file, { limitInputPixels: pictureLimits.maxPixels, failOn: 'error' });
  const { format } = await open().metadata().catch(refuse);
  if (!formats.has(format)) return refuse();
  return shape(open().rotate()).webp({ quality: 82 }).toBuffer().catch(refuse);
}

/** A square for the member's picture. */
export const decodePortrait = (file: Buffer): Promise<Buffer> =>
  rewrite(file, (picture) =>
    picture.resize(pictureLimits.portraitSize, pictureLimits.portraitSize, { fit: 'cover' }),
  );

/** The whole of a document, its letters readable. */
export const decodeDocument = (file: Buffer): Promise<Buffer> =>
  rewrite(file, (picture) =>
    picture.resize(pictureLimits.documentSize, pictureLimits.documentSize, {
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );
