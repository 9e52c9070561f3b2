import sharp from 'sharp';
import type { PictureSource } from './store-drawing.ts';

/** Derives a stable hue from a name, so that similar products look similar. */
export const hashToHue = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600, 7) % 12;

/** Returns an SVG picture in shades of a hue: a background, and a drawing on it. */
export const createSvg = (width: number, height: number, hue: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="hsl(${hue * 30} 38% 92%)"/>
    <ellipse cx="${width / 2}" cy="${height * 1.1}" rx="${width}" ry="${height * 0.45}" fill="hsl(${hue * 30} 34% 85%)"/>
    ${drawing}</svg>`;

/** Creates a picture that is drawn when it is stored for the first time. */
export const createDrawing = (id: string, width: number, height: number, source: string): PictureSource => ({
  picture: { id, width, height },
  draw: () => sharp(Buffer.from(source)).webp({ quality: 86 }).toBuffer(),
});
