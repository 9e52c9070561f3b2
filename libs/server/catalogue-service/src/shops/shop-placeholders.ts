import { createDrawing, createSvg, hashToHue } from '../pictures/create-drawing.ts';
import type { PictureSource } from '../pictures/store-drawing.ts';

/** Draws an awning over a door. */
const drawAwning = (hue: number): string => {
  const stripe = (index: number) =>
    `<path d="M${60 + index * 50} 90h50v60a25 25 0 0 1-50 0Z" fill="hsl(${hue * 30} ${index % 2 ? '20% 97%' : '38% 50%'})"/>`;
  return `<path d="M80 150h160v90H80Z" fill="hsl(${hue * 30} 24% 78%)"/>
    <path d="M130 180h60v60h-60Z" fill="hsl(${hue * 30} 30% 60%)"/>${[0, 1, 2, 3].map(stripe).join('')}`;
};

/** Draws the pictures of a shop without its own; shops of one name look alike. */
export const createShopPlaceholders = (shop: string): { picture: PictureSource; cover: PictureSource } => {
  const hue = hashToHue(shop);
  return {
    picture: createDrawing(`imported-shop-${hue}`, 320, 320, createSvg(320, 320, hue, drawAwning(hue))),
    cover: createDrawing(`imported-cover-${hue}`, 1200, 400, createSvg(1200, 400, hue, '')),
  };
};
