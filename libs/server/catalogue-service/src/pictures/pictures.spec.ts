import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@pasar/http-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { acceptsAvif, parsePictureName, parseStripIds, registerPictures } from './register-pictures.ts';

let folder: string;
let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasar-pictures-'));
  const plain = sharp({ create: { width: 400, height: 200, channels: 3, background: '#7a1f5c' } });
  await plain.webp().toFile(join(folder, 'shoe.webp'));
  app = await createServer({ sessions: { find: async () => undefined }, now: () => 0, logLevel: 'silent' });
  registerPictures(app, folder, { has: async (_market, ids) => ids.join('.') !== 'shoe.shoe' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (file: string) =>
  app.inject({ url: `/api/v4/pictures/${file}`, headers: { host: 'sg.localhost' } });

it.each([
  ['shoe_160.webp', 160],
  ['shoe_320.webp', 320],
  ['shoe_480.webp', 400],
  ['shoe_640.webp', 400],
  ['shoe_960.webp', 400],
  ['shoe_1200.webp', 400],
])('%s is %d pixels wide, and is cached by clients', async (file, width) => {
  const answer = await get(file);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width,
    height: width / 2,
  });
});

it.each([
  'shoe_161.webp',
  'shoe.webp',
  'shoe_160.png',
  'boot_160.webp',
  '..%2Fshoe_160.webp',
  '%2e%2e%2fshoe_160.webp',
  'sizes_160.webp',
])('%s does not exist', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});

it('creates a size once for concurrent requests', async () => {
  await rm(join(folder, 'sizes'), { recursive: true, force: true });
  const answers = await Promise.all(Array.from({ length: 12 }, () => get('shoe_160.webp')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(await readdir(join(folder, 'sizes'))).toEqual(['shoe_160.webp']);
});

it.each([
  ['a-B_9_320.webp', { id: 'a-B_9', width: 320 }],
  [`${'x'.repeat(65)}_320.webp`, undefined],
  ['_320.webp', undefined],
  ['a_0160.webp', undefined],
])('parses the name %s', (file, wanted) => {
  expect(parsePictureName(file)).toEqual(wanted);
});

it('returns small pictures side by side, blank where one is missing', async () => {
  const answer = await get('strip.webp?ids=shoe.boot.shoe');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const strip = sharp(answer.rawPayload);
  expect(await strip.metadata()).toMatchObject({ format: 'webp', width: 480, height: 160 });
  const alphas = await Promise.all(
    [0, 160, 320].map(async (left) => {
      const place = await strip.clone().extract({ left, top: 0, width: 160, height: 160 }).png().toBuffer();
      return (await sharp(place).stats()).channels[3]?.mean;
    }),
  );
  expect(alphas).toEqual([255, 0, 255]);
});

it.each([
  'strip.webp',
  'strip.webp?ids=',
  'strip.webp?ids=boot',
  'strip.webp?ids=shoe.../x',
  'strip.webp?ids=shoe.shoe',
  'strip.webp?ids=shoe&ids=boot',
])('%s does not exist', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});

it.each([
  ['a.b-C_9', ['a', 'b-C_9']],
  ['a..b', undefined],
  ['a/b', undefined],
  [undefined, undefined],
  [Array.from({ length: 25 }, () => 'a').join('.'), undefined],
])('parses the ids of the strip %s', (text, ids) => {
  expect(parseStripIds(text)).toEqual(ids);
});

const noisyPicture = () =>
  sharp({
    create: {
      ...{ width: 400, height: 400, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

it('sends WebP until a smaller AVIF has been made, then AVIF to clients that accept it', async () => {
  await noisyPicture().webp({ quality: 95 }).toFile(join(folder, 'photo.webp'));
  const getAs = (accept: string) =>
    app.inject({ url: '/api/v4/pictures/photo_320.webp', headers: { host: 'sg.localhost', accept } });
  const first = await getAs('image/avif,image/webp,*/*');
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
  const later = await vi.waitFor(
    async () => {
      const answer = await getAs('image/avif,image/webp,*/*');
      expect(answer.headers['content-type']).toBe('image/avif');
      return answer;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(later.headers).toMatchObject({
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(await sharp(later.rawPayload).metadata()).toMatchObject({ compression: 'av1', width: 320 });
  expect((await getAs('image/webp,*/*')).headers['content-type']).toBe('image/webp');
});

it('makes no AVIF for the first request of a picture', async () => {
  await noisyPicture().webp({ quality: 95 }).toFile(join(folder, 'poster.webp'));
  const headers = { host: 'sg.localhost', accept: 'image/avif,image/webp' };
  const getPicture = async (id: string) =>
    (await app.inject({ url: `/api/v4/pictures/${id}_160.webp`, headers })).headers['content-type'];
  expect(await getPicture('poster')).toBe('image/webp');
  // AVIFs are made one after another: this one would be later than the poster's.
  await noisyPicture().webp({ quality: 95 }).toFile(join(folder, 'later.webp'));
  await vi.waitFor(async () => expect(await getPicture('later')).toBe('image/avif'), {
    timeout: 20_000,
    interval: 50,
  });
  expect(await readdir(join(folder, 'sizes'))).not.toContain('poster_160.avif');
});

it('makes no AVIF of a picture that does not exist', async () => {
  const answer = await app.inject({
    url: '/api/v4/pictures/boot_320.webp',
    headers: { host: 'sg.localhost', accept: 'image/avif' },
  });
  expect(answer.statusCode).toBe(404);
});

it.each([
  ['image/avif,image/webp,image/*', true],
  ['image/webp, image/avif;q=0.8', true],
  ['image/avif;q=0', false],
  ['image/webp,*/*', false],
  [undefined, false],
])('reads from Accept %s whether AVIF is accepted', (accept, accepts) => {
  expect(acceptsAvif(accept)).toBe(accepts);
});
