import { pictureLimits } from '@pasar/account';
import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** The formats of cameras and phones. SVG is a document with links and scripts, so it is not accepted. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const refuse = (): never => {
  throw new ApiError(errorCodes.PICTURE_INVALID);
};

/**
 * Decodes a picture and re-encodes it as WebP, upright and without metadata, so that neither place nor camera is kept. Throws
 * `PICTURE_INVALID` if it cannot be decoded, whatever its name and type.
 */
async function rewrite(file: Buffer, shape: (picture: Sharp) => Sharp): Promise<Buffer> {
  // The library throws synchronously on an empty buffer.
  if (file.length === 0) return refuse();
  const open = () => sharp(file, { limitInputPixels: pictureLimits.maxPixels, failOn: 'error' });
  const { format } = await open().metadata().catch(refuse);
  if (!formats.has(format)) return refuse();
  return shape(open().rotate()).webp({ quality: 82 }).toBuffer().catch(refuse);
}

/** Crops the member's picture to a square. */
export const decodePortrait = (file: Buffer): Promise<Buffer> =>
  rewrite(file, (picture) =>
    picture.resize(pictureLimits.portraitSize, pictureLimits.portraitSize, { fit: 'cover' }),
  );

/** Keeps the whole document at a legible size. */
export const decodeDocument = (file: Buffer): Promise<Buffer> =>
  rewrite(file, (picture) =>
    picture.resize(pictureLimits.documentSize, pictureLimits.documentSize, {
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );
