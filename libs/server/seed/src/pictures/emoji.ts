import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Region } from 'sharp';
import { mainHue } from './main-hue.ts';
import type { Colour } from './plan-pictures.ts';

/** Uncompressed pixels, as the compositor takes them. */
export type Pixels = {
  readonly data: Buffer;
  readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
};

const folder = join(
  dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))),
  'assets',
);
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Where the colours stand on the CIE LCh wheel, in degrees. */
const hues: Record<Exclude<Colour, 'black'>, number> = {
  blue: 272,
  red: 30,
  green: 148,
  purple: 312,
  pink: 358,
};

async function tint(pixels: Pixels, colour: Colour): Promise<Pixels> {
  const image = sharp(pixels.data, { raw: pixels.info });
  const turned =
    colour === 'black'
      ? image.modulate({ saturation: 0.12, brightness: 0.5 })
      : image.modulate({ hue: Math.round((hues[colour] - mainHue(pixels.data) + 360) % 360) });
  return turned.raw().toBuffer({ resolveWithObject: true });
}

/** The box of everything that can be seen: things are drawn with margins of different widths. */
function visibleBox({ data, info: { width, height } }: Pixels): Region {
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

/** A thing cut out of its margins, in a colour if told, at a size (its longer side) and an angle. */
export async function readEmoji(code: string, size: number, angle = 0, colour?: Colour): Promise<Pixels> {
  const whole = await sharp(join(folder, `${code}.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = visibleBox(whole);
  const { data, info } = colour ? await tint(whole, colour) : whole;
  // Turned before it is enlarged, as there are fewer pixels to turn; the corners that turning adds are allowed for.
  const scale = size / Math.max(box.width, box.height);
  const turned = await sharp(data, { raw: info })
    .extract(box)
    .rotate(angle, { background: clear })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(turned.data, { raw: turned.info })
    .resize(Math.round(turned.info.width * scale), null, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
