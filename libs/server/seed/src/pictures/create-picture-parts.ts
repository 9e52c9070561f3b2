import sharp from 'sharp';
import { createEmojiReader } from './create-emoji-reader.ts';
import type { EmojiReader } from './create-emoji-reader.ts';
import type { Palette } from './palettes.data.ts';
import { palettes } from './palettes.data.ts';
import { pictureSizes } from './picture-sizes.ts';
import { readPixels } from './read-pixels.ts';
import type { Pixels } from './read-pixels.ts';

/** Cached parts of pictures: things, backgrounds and a soft shadow. */
export type PictureParts = {
  readonly thing: EmojiReader;
  background(number: number): Promise<Pixels>;
  /** Renders a ground shadow of the given size. */
  shadow(width: number, height: number): Promise<Pixels>;
};

const { width, height } = pictureSizes.thing;
const horizon = Math.round(height * 0.64);

const gradient = (id: string, [from, to]: readonly [string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const drawBackground = ({
  wall,
  table,
}: Palette) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>${gradient('wall', wall)}${gradient('table', table)}
    <radialGradient id="lamp" cx="0.3" cy="0.15" r="0.85"><stop offset="0" stop-color="#fff" stop-opacity="0.55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#wall)"/>
  <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#table)"/>
  <rect width="${width}" height="${height}" fill="url(#lamp)"/>
</svg>`;

const softShadow = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100">
  <defs><radialGradient id="s"><stop offset="0" stop-color="#2a1520" stop-opacity="0.34"/><stop offset="0.55" stop-color="#2a1520" stop-opacity="0.17"/><stop offset="1" stop-color="#2a1520" stop-opacity="0"/></radialGradient></defs>
  <ellipse cx="200" cy="50" rx="200" ry="50" fill="url(#s)"/>
</svg>`;

const draw = (svg: string, ground = false) => {
  const drawing = sharp(Buffer.from(svg));
  return readPixels(ground ? drawing.removeAlpha() : drawing);
};

/** Shadow sizes are rounded to this many pixels: the difference is invisible, and fewer are rendered. */
const shadowStepPx = 8;

/** Creates the backgrounds and shadows that pictures share; each is drawn once. */
export function createPictureParts(): PictureParts {
  const backgrounds = new Map<Palette, Promise<Pixels>>();
  const shadows = new Map<string, Promise<Pixels>>();
  const shadowPixels = draw(softShadow);
  const makeShadow = async (width: number, height: number): Promise<Pixels> => {
    const { data, info } = await shadowPixels;
    return readPixels(sharp(data, { raw: info }).resize(width, height, { fit: 'fill', kernel: 'linear' }));
  };
  return {
    thing: createEmojiReader(),
    background(number) {
      const palette = palettes[number % palettes.length];
      if (!palette) throw new RangeError(`There is no palette ${number}.`);
      const background = backgrounds.get(palette) ?? draw(drawBackground(palette), true);
      backgrounds.set(palette, background);
      return background;
    },
    shadow(wide, tall) {
      const [width = 0, height = 0] = [wide, tall].map(
        (size) => Math.ceil(size / shadowStepPx) * shadowStepPx,
      );
      const key = `${width} ${height}`;
      const shadow = shadows.get(key) ?? makeShadow(width, height);
      shadows.set(key, shadow);
      return shadow;
    },
  };
}
