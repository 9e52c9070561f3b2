import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmojiReader } from './create-emoji-reader.ts';
import { mainHue } from './main-hue.ts';
import { pictureSizes } from './picture-sizes.ts';
import { planThingPictures } from './plan-pictures.ts';
import { writePictures } from './write-pictures.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pasar-seed-'));
});
afterAll(() => rm(dir, { recursive: true }));

const teapot = planThingPictures({ code: '1fad6', cents: 100, hue: true });

it('writes each picture once, at its size', async () => {
  const progress: number[] = [];
  await writePictures(teapot, dir, () => progress.push(1));
  const written = await readdir(dir);
  expect(written.toSorted()).toEqual(teapot.map(({ id }) => `${id}.webp`).toSorted());
  expect(progress).toHaveLength(teapot.length);
  for (const name of written) {
    const { width, height } = await sharp(join(dir, name)).metadata();
    expect({ width, height }).toEqual(pictureSizes.thing);
  }
});

it('skips an existing picture', async () => {
  const path = join(dir, `${teapot[0]?.id}.webp`);
  const before = await stat(path);
  await writePictures(teapot.slice(0, 1), dir, () => undefined);
  expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
});

it.each([
  ['blue', 272],
  ['red', 30],
  ['green', 148],
] as const)('recolours a thing %s', async (colour, hue) => {
  const { data } = await createEmojiReader()('1f455', 200, 0, colour);
  expect(Math.abs(mainHue(data) - hue)).toBeLessThan(25);
});
