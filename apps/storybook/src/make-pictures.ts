import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { examplePictures } from './example-pictures.data.ts';

const emoji = (code: string): string =>
  fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${code}.webp`));

/** The image widths that the API serves, in pixels. */
const widths = [160, 320, 480, 640, 960, 1200];
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

const save = async (picture: Sharp, name: string): Promise<void> => {
  await picture.toFile(fileURLToPath(new URL(name, folder)));
};

/** All pictures side by side. Storybook serves it for any `strip.webp?ids=…`, so that only their own order is right. */
const drawStrip = async (width: number): Promise<Sharp> => {
  const cells = await Promise.all(
    examplePictures.map(async ({ code, ground }, index) => ({
      input: await (await draw(width, code, ground)).toBuffer(),
      left: index * width,
      top: 0,
    })),
  );
  const size = { width: cells.length * width, height: width };
  return sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(cells)
    .webp({ quality: 82 });
};

await mkdir(folder, { recursive: true });
for (const { id, code, ground } of examplePictures) {
  for (const width of widths) await save(await draw(width, code, ground), `${id}_${width}.webp`);
}
await save(await drawStrip(160), 'strip.webp');
