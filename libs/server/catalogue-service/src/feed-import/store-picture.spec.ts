import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeDrawing } from '../pictures/store-drawing.ts';
import { inspectPicture, storePicture } from './store-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasar-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('stores a picture once for concurrent requests', async () => {
  const drawing = {
    picture: { id: 'parcel', width: 1, height: 1 },
    draw: () => Promise.resolve(Buffer.from('drawing')),
  };
  const stored = await Promise.all(Array.from({ length: 20 }, () => storeDrawing(folder, drawing)));
  expect(stored).toEqual(Array.from({ length: 20 }, () => drawing.picture));
  expect(await readdir(folder)).toEqual(['parcel.webp']);
});

it('detects the picture format from the bytes', async () => {
  const background = { r: 90, g: 60, b: 30 };
  const mug = await sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  const looked = await inspectPicture(mug);
  expect(looked).toMatchObject({ width: 1800, height: 1200 });
  expect(await storePicture(mug, folder)).toEqual({ ...(looked as object), width: 1200, height: 800 });
  expect(await storePicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), folder)).toBe(
    'no-picture',
  );
  expect(await storePicture(mug.subarray(0, 500), folder)).toBe('no-picture');
});
