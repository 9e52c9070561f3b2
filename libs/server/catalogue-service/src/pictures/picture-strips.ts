import { createBoundedQueue } from '@pasar/http-server';
import sharp from 'sharp';
import type { SizedPictures } from './sized-pictures.ts';

/** Width and height of each picture in a strip, in pixels. */
const tileSizePx = 160;
/** Maximum number of cached strips; a store shows only a few. */
const maxCachedStrips = 32;

export type PictureStrips = {
  /** Returns small square pictures side by side in one WebP; a missing one stays blank. Undefined if all are missing. */
  read(ids: readonly string[]): Promise<Buffer | undefined>;
};

const cropToSquare = (content: Buffer): Promise<Buffer> =>
  sharp(content).resize(tileSizePx, tileSizePx, { fit: 'cover' }).toBuffer();

/** Builds strips from a store's pictures on demand and caches them in memory. */
export function createPictureStrips(pictures: SizedPictures): PictureStrips {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 16, retryAfterSeconds: 2 });

  const make = async (ids: readonly string[]): Promise<Buffer | undefined> => {
    const contents = await Promise.all(ids.map((id) => pictures.read(id, tileSizePx)));
    const available = contents.flatMap((content, place) => (content ? [{ content, place }] : []));
    if (available.length === 0) return undefined;
    const inputs = await Promise.all(
      available.map(async ({ content, place }) => ({
        input: await cropToSquare(content),
        left: place * tileSizePx,
        top: 0,
      })),
    );
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({ create: { width: ids.length * tileSizePx, height: tileSizePx, channels: 4, background } })
      .composite(inputs)
      .webp({ quality: 80, effort: 4 })
      .toBuffer();
  };

  return {
    read(ids) {
      const name = ids.join(' ');
      const strip = kept.get(name) ?? queue.run(() => make(ids));
      kept.delete(name);
      kept.set(name, strip);
      strip.catch(() => kept.delete(name));
      const [oldest] = kept.keys();
      if (kept.size > maxCachedStrips && oldest !== undefined) kept.delete(oldest);
      return strip;
    },
  };
}
