import type { StoredPicture } from '@pasar/database';

/** Sizes of the originals, in pixels; smaller sizes are created on demand. */
export const pictureSizes = {
  thing: { width: 1200, height: 1200 },
  category: { width: 320, height: 320 },
  logo: { width: 320, height: 320 },
  cover: { width: 1200, height: 400 },
  banner: { width: 1440, height: 540 },
} as const;

export type PictureShape = keyof typeof pictureSizes;

/** A picture of a shape, with its size in pixels. */
export const picture = (shape: PictureShape, id: string): StoredPicture => ({ id, ...pictureSizes[shape] });
