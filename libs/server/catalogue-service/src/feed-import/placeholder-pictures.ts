import sharp from 'sharp';
import type { PictureSource } from './store-picture.ts';

/** Derives a stable hue from a name, so that similar products look similar. */
const hashToHue = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600, 7) % 12;

const svg = (width: number, height: number, hue: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="hsl(${hue * 30} 38% 92%)"/>
    <ellipse cx="${width / 2}" cy="${height * 1.1}" rx="${width}" ry="${height * 0.45}" fill="hsl(${hue * 30} 34% 85%)"/>
    ${drawing}</svg>`;

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

/** Draws an awning over a door. */
const drawAwning = (hue: number): string => {
  const stripe = (index: number) =>
    `<path d="M${60 + index * 50} 90h50v60a25 25 0 0 1-50 0Z" fill="hsl(${hue * 30} ${index % 2 ? '20% 97%' : '38% 50%'})"/>`;
  return `<path d="M80 150h160v90H80Z" fill="hsl(${hue * 30} 24% 78%)"/>
    <path d="M130 180h60v60h-60Z" fill="hsl(${hue * 30} 30% 60%)"/>${[0, 1, 2, 3].map(stripe).join('')}`;
};

const createDrawing = (id: string, width: number, height: number, source: string): PictureSource => ({
  picture: { id, width, height },
  draw: () => sharp(Buffer.from(source)).webp({ quality: 86 }).toBuffer(),
});

/** The id prefix of every product placeholder. */
export const productPlaceholderPrefix = 'imported-parcel-';

/** Creates a product placeholder; products of one category look alike. */
export const createProductPlaceholder = (category: string): PictureSource => {
  const hue = hashToHue(category);
  return createDrawing(`${productPlaceholderPrefix}${hue}`, 640, 640, svg(640, 640, hue, drawParcel(hue)));
};

/** Creates pictures for an imported shop, since feeds have none. */
export const createShopPlaceholders = (shop: string): { picture: PictureSource; cover: PictureSource } => {
  const hue = hashToHue(shop);
  return {
    picture: createDrawing(`imported-shop-${hue}`, 320, 320, svg(320, 320, hue, drawAwning(hue))),
    cover: createDrawing(`imported-cover-${hue}`, 1200, 400, svg(1200, 400, hue, '')),
  };
};
