import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import sharp from 'sharp';
import { fileExists, toPicturePath } from '../pictures/store-drawing.ts';
import type { StoredPicture } from '@pasar/database';
import { writeAtomically } from '../pictures/write-atomically.ts';
import type { FetchProblem } from './create-picture-fetcher.ts';

/** Why a link has no picture. `outside` rejects the row, since it is not an accident. */
export type PictureProblem = 'remote' | 'outside' | 'missing' | 'no-picture' | FetchProblem;

const maxPixels = 100_000_000;
const maxSidePx = 1200;

/** Whether a link is a URL with a host, or a `data:` or `file:` URL, rather than a path. */
export const isRemote = (link: string): boolean =>
  /^([a-z][a-z0-9+.-]*:)?\/\//i.test(link) || /^(data|file):/i.test(link);

/** Resolves a link of the feed, following symbolic links; never returns a file outside the feed's folder. */
export async function locatePicture(
  link: string,
  feedDir: string,
): Promise<{ path: string } | PictureProblem> {
  if (isRemote(link)) return 'remote';
  const home = await realpath(feedDir);
  const wanted = resolve(home, link);
  const isInside = (path: string) => path.startsWith(home + sep);
  if (link.includes('\0') || !isInside(wanted)) return 'outside';
  try {
    const path = await realpath(wanted);
    return isInside(path) ? { path } : 'outside';
  } catch {
    return 'missing';
  }
}

/** Accepted formats, detected from the bytes; vector graphics and documents are excluded. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

const convert = (original: Buffer): Promise<Buffer> =>
  sharp(original, { limitInputPixels: maxPixels })
    .rotate()
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer();

const toId = (original: Buffer): string =>
  `imported-${createHash('sha256').update(original).digest('hex').slice(0, 32)}`;

/** Returns the id of a picture without storing it. */
export async function inspectPicture(original: Buffer): Promise<StoredPicture | PictureProblem> {
  try {
    const { format, width, height } = await sharp(original, { limitInputPixels: maxPixels }).metadata();
    return formats.has(format) ? { id: toId(original), width, height } : 'no-picture';
  } catch {
    return 'no-picture';
  }
}

/** Resizes a picture and stores it under a name derived from its content. */
export async function storePicture(
  original: Buffer,
  picturesDir: string,
): Promise<StoredPicture | PictureProblem> {
  const looked = await inspectPicture(original);
  if (typeof looked === 'string') return looked;
  try {
    const { id } = looked;
    const path = toPicturePath(picturesDir, id);
    if (!(await fileExists(path))) await writeAtomically(path, await convert(original));
    const { width, height } = await sharp(path).metadata();
    return { id, width, height };
  } catch {
    return 'no-picture';
  }
}
