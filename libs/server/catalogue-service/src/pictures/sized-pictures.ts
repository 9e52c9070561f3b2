import { createBoundedQueue } from '@pasar/http-server';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Supported widths in pixels. */
export const pictureWidths = [160, 320, 480, 640, 960] as const;

export type SizedPictures = {
  /** Returns the picture as WebP, never wider than its original; undefined if it does not exist. */
  read(id: string, width: number): Promise<Buffer | undefined>;
};

const undefinedIfMissing = async <T>(reading: Promise<T>): Promise<T | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Writes to a temporary name first, so that nobody reads a partial file. */
async function makeSize(original: string, path: string, width: number): Promise<Buffer> {
  const temporaryPath = `${path}.${randomUUID()}`;
  const image = sharp(original);
  const { width: originalWidth } = await image.metadata();
  if (originalWidth <= width) await copyFile(original, temporaryPath);
  else await image.resize(width).webp({ quality: 80, effort: 4 }).toFile(temporaryPath);
  const content = await readFile(temporaryPath);
  await rename(temporaryPath, path);
  return content;
}

/**
 * Resizes pictures of a folder (`<id>.webp`) on demand. Each size is created once, even for concurrent requests, and stored
 * in the folder's `sizes`.
 */
export function createSizedPictures(picturesDir: string): SizedPictures {
  const sizes = join(picturesDir, 'sizes');
  const making = new Map<string, Promise<Buffer | undefined>>();
  // Room for the pictures of a few pages that nobody has opened before.
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 256, retryAfterSeconds: 2 });

  const make = async (id: string, width: number): Promise<Buffer | undefined> => {
    const original = join(picturesDir, `${id}.webp`);
    if ((await undefinedIfMissing(readFile(original).then(() => true))) === undefined) return undefined;
    await mkdir(sizes, { recursive: true });
    return makeSize(original, join(sizes, `${id}_${width}.webp`), width);
  };

  return {
    async read(id, width) {
      const name = `${id}_${width}`;
      const kept = await undefinedIfMissing(readFile(join(sizes, `${name}.webp`)));
      if (kept) return kept;
      const picture = making.get(name) ?? queue.run(() => make(id, width)).finally(() => making.delete(name));
      making.set(name, picture);
      return picture;
    },
  };
}
