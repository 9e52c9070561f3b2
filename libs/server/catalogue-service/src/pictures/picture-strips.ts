import sharp from 'sharp';
import { createWorkQueue } from './create-work-queue.ts';
import type { SizedPictures } from './sized-pictures.ts';

/** How wide and high each picture of a strip is, in pixels. */
const cell = 160;
/** So many strips are remembered: a store shows a few. */
const keptAtMost = 32;

export type PictureStrips = {
  /** Small pictures side by side in one WebP, a square each; what is not there stays empty. Undefined when none is there. */
  read(ids: readonly string[]): Promise<Buffer | undefined>;
};

const square = (content: Buffer): Promise<Buffer> =>
  sharp(content).resize(cell, cell, { fit: 'cover' }).toBuffer();

/** Strips out of a store's pictures, made when they are asked for and kept in memory. */
export function createPictureStrips(pictures: SizedPictures): PictureStrips {
  const kept = new Map<string, Promise<Buffer | undefined>>();
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 16 });

  const make = async (ids: readonly string[]): Promise<Buffer | undefined> => {
    const contents = await Promise.all(ids.map((id) => pictures.read(id, cell)));
    const there = contents.flatMap((content, place) => (content ? [{ content, place }] : []));
    if (there.length === 0) return undefined;
    const inputs = await Promise.all(
      there.map(async ({ content, place }) => ({ input: await square(content), left: place * cell, top: 0 })),
    );
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({ create: { width: ids.length * cell, height: cell, channels: 4, background } })
      .composite(inputs)
      .webp({ quality: 80, effort: 4 })
      .toBuffer();
  };

  return {
    read(ids) {
      const name = ids.join(' ');
      const strip = kept.get(name) ?? queue(() => make(ids));
      kept.delete(name);
      kept.set(name, strip);
      strip.catch(() => kept.delete(name));
      const [oldest] = kept.keys();
      if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
      return strip;
    },
  };
}
