import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Region } from 'sharp';
import { mainHue } from './main-hue.ts';
import type { Colour } from './plan-pictures.ts';
import { readPixels } from './read-pixels.ts';
import type { Pixels } from './read-pixels.ts';

const folder = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** Colours on the CIE LCh wheel, in degrees. */
const hues: Record<Exclude<Colour, 'black'>, number> = {
  blue: 272,
  red: 30,
  green: 148,
  purple: 312,
  pink: 358,
};

async function tint(pixels: Pixels, colour: Colour): Promise<Pixels> {
  const image = sharp(pixels.data, { raw: pixels.info });
  const rotated =
    colour === 'black'
      ? image.modulate({ saturation: 0.12, brightness: 0.5 })
      : image.modulate({ hue: Math.round((hues[colour] - mainHue(pixels.data) + 360) % 360) });
  return readPixels(rotated);
}

/** Returns the bounding box of visible pixels: the margins of drawings differ. */
function findVisibleBox({ data, info: { width, height } }: Pixels): Region {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Reads a drawing without its margins. */
async function readTrimmed(code: string): Promise<Pixels> {
  const whole = await readPixels(sharp(join(folder, `${code}.webp`)).ensureAlpha());
  return readPixels(sharp(whole.data, { raw: whole.info }).extract(findVisibleBox(whole)));
}

/** Reads a thing at a size (the longer side) and an angle, optionally in a colour. */
export type EmojiReader = (code: string, size: number, angle?: number, colour?: Colour) => Promise<Pixels>;

/** Maximum number of cached drawings; the pictures of a thing are rendered in sequence. */
const maxCached = 12;

/** Creates a reader of emoji pictures without their transparent margins, which it caches. */
export function createEmojiReader(): EmojiReader {
  const cuts = new Map<string, Promise<Pixels>>();
  const readCached = (code: string): Promise<Pixels> => {
    const cut = cuts.get(code) ?? readTrimmed(code);
    cuts.set(code, cut);
    const [oldest] = cuts.keys();
    if (cuts.size > maxCached && oldest !== undefined) cuts.delete(oldest);
    return cut;
  };
  return async (code, size, angle = 0, colour) => {
    const cut = await readCached(code);
    const { data, info } = colour ? await tint(cut, colour) : cut;
    // Rotate before enlarging, while there are fewer pixels, and allow for the corners that rotation adds.
    const turned = await readPixels(sharp(data, { raw: info }).rotate(angle, { background: transparent }));
    const scale = size / Math.max(info.width, info.height);
    const width = Math.round(turned.info.width * scale);
    return readPixels(sharp(turned.data, { raw: turned.info }).resize(width, null, { kernel: 'cubic' }));
  };
}
