import { createDrawing, createSvg, hashToHue } from '../pictures/create-drawing.ts';
import type { PictureSource } from '../pictures/store-drawing.ts';

/** Draws a parcel on a table. */
const drawParcel = (hue: number): string => {
  const [light, dark, tape] = [
    `hsl(${hue * 30} 30% 70%)`,
    `hsl(${hue * 30} 30% 58%)`,
    `hsl(${hue * 30} 30% 80%)`,
  ];
  return `<ellipse cx="320" cy="492" rx="190" ry="22" fill="hsl(${hue * 30} 25% 76%)"/>
    <path d="M160 250 320 190 480 250 320 312Z" fill="${tape}"/>
    <path d="M160 250 320 312V486L160 424Z" fill="${light}"/>
    <path d="M480 250 320 312V486L480 424Z" fill="${dark}"/>
    <path d="M228 224 388 285V350L362 360V296L204 234Z" fill="hsl(${hue * 30} 34% 88%)"/>`;
};

/** The id prefix of every product placeholder. */
export const productPlaceholderPrefix = 'imported-parcel-';

/** Creates a product placeholder; products of one category look alike. */
export const createProductPlaceholder = (category: string): PictureSource => {
  const hue = hashToHue(category);
  return createDrawing(
    `${productPlaceholderPrefix}${hue}`,
    640,
    640,
    createSvg(640, 640, hue, drawParcel(hue)),
  );
};
