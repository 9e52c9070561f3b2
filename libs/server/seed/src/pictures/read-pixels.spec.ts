import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPixels } from './read-pixels.ts';

const create = (channels: 3 | 4, grey: number, alpha = 1) =>
  sharp({
    create: { width: 8, height: 8, channels, background: { r: grey, g: grey, b: grey, alpha } },
  });

it('blends translucent pixels by their alpha, so that edges have no halo', async () => {
  const { data: input, info: raw } = await readPixels(create(4, 200, 0.5).png().resize(4));
  const { data } = await readPixels(
    create(3, 0)
      .composite([{ input, raw, left: 2, top: 2 }])
      .removeAlpha(),
  );
  const middle = data[(4 * 8 + 4) * 3] ?? 0;
  expect(Math.abs(middle - 100)).toBeLessThan(5);
});
