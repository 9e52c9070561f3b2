import type { Sharp } from 'sharp';

/** Raw pixels whose colours are not multiplied by their alpha. */
export type Pixels = {
  readonly data: Buffer;
  readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

/**
 * Renders an image to raw pixels. Leaves out `premultiplied` of sharp's info, which says how the pixels were resized: as an
 * input's option it says what the pixels are, and edges would get a bright halo.
 */
export async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, info: { width, height, channels } };
}
