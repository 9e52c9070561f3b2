import { createBoundedQueue } from '@pasar/http-server';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from './write-atomically.ts';

/** Supported widths in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960, 1200] as const;

export type SizedPictures = {
  /** Returns the picture as WebP, never wider than its original; undefined if it does not exist. */
  read(id: string, width: number): Promise<Buffer | undefined>;
  /**
   * Returns the picture as AVIF if that exists already; otherwise undefined. Has it made once the WebP exists, so at the second
   * request: AVIF takes longer than WebP, and would delay the other pictures of a page that nobody has opened before.
   */
  readAvif(id: string, width: number): Promise<Buffer | undefined>;
};

const undefinedIfMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

async function makeSize(original: string, path: string, width: number): Promise<Buffer> {
  const image = sharp(original);
  const { width: originalWidth } = await image.metadata();
  const content = await (originalWidth <= width
    ? readFile(original)
    : image.resize(width).webp({ quality: 80, effort: 4 }).toBuffer());
  await writeAtomically(path, content);
  return content;
}

/** About as good to the eye as WebP of quality 80; a higher effort saves little and takes several times as long. */
const avifOptions = { quality: 52, effort: 2 } as const;

/**
 * Resizes pictures of a folder (`<id>.webp`) on demand. Each size is created once, even for concurrent requests, and stored
 * in the folder's `sizes`: as WebP at once, as AVIF in the background if that is smaller.
 */
export function createSizedPictures(picturesDir: string): SizedPictures {
  const sizes = join(picturesDir, 'sizes');
  const making = new Map<string, Promise<Buffer | undefined>>();
  // Room for the pictures of a few pages that nobody has opened before.
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 256, retryAfterSeconds: 2 });

  const avifQueue = createBoundedQueue({ concurrency: 1, maxWaiting: 64, retryAfterSeconds: 2 });
  /** Names of pictures whose AVIF is being made, or was not smaller than the WebP. */
  const withoutAvif = new Set<string>();

  const make = async (id: string, width: number): Promise<Buffer | undefined> => {
    const original = join(picturesDir, `${id}.webp`);
    if ((await undefinedIfMissing(readFile(original).then(() => true))) === undefined) return undefined;
    return makeSize(original, join(sizes, `${id}_${width}.webp`), width);
  };

  const read = async (id: string, width: number): Promise<Buffer | undefined> => {
    const name = `${id}_${width}`;
    const kept = await undefinedIfMissing(readFile(join(sizes, `${name}.webp`)));
    if (kept) return kept;
    const picture = making.get(name) ?? queue.run(() => make(id, width)).finally(() => making.delete(name));
    making.set(name, picture);
    return picture;
  };

  const hasWebp = async (name: string): Promise<boolean> =>
    (await undefinedIfMissing(access(join(sizes, `${name}.webp`)).then(() => true))) ?? false;

  const makeAvif = async (id: string, width: number): Promise<void> => {
    const webp = await read(id, width);
    if (!webp) return;
    const avif = await sharp(join(picturesDir, `${id}.webp`))
      .resize(width, null, { withoutEnlargement: true })
      .avif(avifOptions)
      .toBuffer();
    if (avif.length >= webp.length) return;
    await writeAtomically(join(sizes, `${id}_${width}.avif`), avif);
    withoutAvif.delete(`${id}_${width}`);
  };

  return {
    read,
    async readAvif(id, width) {
      const name = `${id}_${width}`;
      if (withoutAvif.has(name)) return undefined;
      const kept = await undefinedIfMissing(readFile(join(sizes, `${name}.avif`)));
      if (kept) return kept;
      if (!(await hasWebp(name)) || withoutAvif.has(name)) return undefined;
      withoutAvif.add(name);
      // A failure is not the request's: it has the WebP. A full queue makes the AVIF at a later request.
      avifQueue.run(() => makeAvif(id, width)).catch(() => withoutAvif.delete(name));
      return undefined;
    },
  };
}
