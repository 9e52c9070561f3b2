import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { examplePictures } from './example-pictures.data.ts';

const emoji = (code: string): string =>
  fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${code}.webp`));

/** The image widths that the API serves, in pixels. */
const widths = [160, 320, 480, 640, 960];
const folder = new URL('../dist/pictures/', import.meta.url);

/** Draws a square image: an emoji on a tinted background. */
const draw = async (width: number, code: string, background: string): Promise<Sharp> => {
  const thing = await sharp(await readFile(emoji(code)))
    .resize(Math.round(width * 0.66))
    .toBuffer();
  return sharp({ create: { width, height: width, channels: 3, background } })
    .composite([{ input: thing, gravity: 'centre' }])
    .webp({ quality: 82 });
};

await mkdir(folder, { recursive: true });
for (const { id, code, ground } of examplePictures) {
  for (const width of widths) {
    await (await draw(width, code, ground)).toFile(fileURLToPath(new URL(`${id}_${width}.webp`, folder)));
  }
}
