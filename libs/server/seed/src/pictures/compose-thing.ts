import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import type { Pixels } from './read-pixels.ts';
import type { ThingPicture } from './plan-pictures.ts';
import type { PictureParts } from './create-picture-parts.ts';

type ThingPlacement = {
  readonly size: number;
  readonly angle: number;
  readonly x: number;
  readonly bottom: number;
};

/** Positions and sizes of the things in pixels, back to front. */
const layouts: Record<ThingPicture['layout'], readonly ThingPlacement[]> = {
  single: [{ size: 772, angle: -4, x: 600, bottom: 1012 }],
  turned: [{ size: 840, angle: 7, x: 611, bottom: 1042 }],
  pair: [
    { size: 510, angle: 8, x: 818, bottom: 915 },
    { size: 634, angle: -6, x: 458, bottom: 1042 },
  ],
};

const toLayer = ({ data, info }: Pixels, x: number, bottom: number): OverlayOptions => ({
  input: data,
  raw: info,
  left: Math.round(x - info.width / 2),
  top: Math.round(bottom - info.height),
});

/** Renders a picture of a thing as WebP. */
export async function composeThing(picture: ThingPicture, studio: PictureParts): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  for (const { size, angle, x, bottom } of layouts[picture.layout]) {
    const thing = await studio.thing(picture.code, size, angle, picture.colour);
    const shadow = await studio.shadow(thing.info.width * 1.06, size * 0.15);
    layers.push(toLayer(shadow, x, bottom + size * 0.075), toLayer(thing, x, bottom));
  }
  const { data, info } = await studio.background(picture.ground);
  return sharp(data, { raw: info }).composite(layers).webp({ quality: 82, effort: 1 }).toBuffer();
}
