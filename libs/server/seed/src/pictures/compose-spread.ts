import sharp from 'sharp';
import { backgroundGradients, palettes } from './palettes.data.ts';
import { pictureSizes } from './picture-sizes.ts';
import type { PictureParts } from './create-picture-parts.ts';

/** A logo, cover, banner or category picture: things arranged on a plain background. */
export type SpreadPicture = {
  readonly id: string;
  readonly shape: 'category' | 'logo' | 'cover' | 'banner';
  readonly codes: readonly string[];
  readonly ground: number;
};

/** Centre of each thing as fractions of width and height, its size as a fraction of the height, and its angle. */
const placements: Record<SpreadPicture['shape'], readonly (readonly [number, number, number, number])[]> = {
  category: [[0.5, 0.5, 0.68, 0]],
  logo: [[0.5, 0.5, 0.62, 0]],
  cover: [
    [0.3, 0.5, 0.52, -10],
    [0.5, 0.5, 0.66, 4],
    [0.7, 0.48, 0.52, 10],
    [0.12, 0.62, 0.34, 12],
    [0.88, 0.6, 0.34, -12],
  ],
  banner: [
    [0.86, 0.32, 0.36, 12],
    [0.6, 0.34, 0.32, -14],
    [0.72, 0.52, 0.66, 0],
    [0.57, 0.76, 0.3, 8],
    [0.9, 0.74, 0.36, -8],
  ],
};

/** Category pictures have a plain background, others the shop's colour with two soft circles of light. */
function drawBackground({ shape, ground: number }: SpreadPicture): Buffer {
  const { width, height } = pictureSizes[shape];
  const [from, to] =
    shape === 'category'
      ? (palettes[number % palettes.length]?.wall ?? ['#fff', '#fff'])
      : (backgroundGradients[number % backgroundGradients.length] ?? ['#fff', '#fff']);
  const light = shape === 'category' ? 0 : 0.1;
  const middle = shape === 'banner' ? 0.72 : 0.5;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <circle cx="${width * middle}" cy="${height * 0.5}" r="${height * 0.62}" fill="#fff" opacity="${light}"/>
    <circle cx="${width * middle}" cy="${height * 0.5}" r="${height * 0.42}" fill="#fff" opacity="${light}"/>
  </svg>`);
}

/** Renders the picture as WebP. */
export async function composeSpread(picture: SpreadPicture, studio: PictureParts): Promise<Buffer> {
  const { width, height } = pictureSizes[picture.shape];
  const layers = await Promise.all(
    placements[picture.shape].slice(0, picture.codes.length).map(async ([x, y, size, angle], index) => {
      const thing = await studio.thing(picture.codes[index] ?? '', Math.round(size * height), angle);
      return {
        input: thing.data,
        raw: thing.info,
        left: Math.round(x * width - thing.info.width / 2),
        top: Math.round(y * height - thing.info.height / 2),
      };
    }),
  );
  return sharp(drawBackground(picture))
    .composite(layers)
    .removeAlpha()
    .webp({ quality: 82, effort: 1 })
    .toBuffer();
}
