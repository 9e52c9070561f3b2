import { expect, it } from 'vitest';
import { pictureSourceSet, pictureUrl } from './picture-url.ts';

it.each([
  [pictureUrl('a1b2'), '/api/v4/pictures/a1b2_320.webp'],
  [pictureUrl('a1b2', 960), '/api/v4/pictures/a1b2_960.webp'],
  [pictureUrl('../x?y'), '/api/v4/pictures/..%2Fx%3Fy_320.webp'],
])('%s is %s', (url, expected) => {
  expect(url).toBe(expected);
});

it('offers every width to the browser', () => {
  expect(pictureSourceSet('k')).toBe(
    '/api/v4/pictures/k_160.webp 160w, /api/v4/pictures/k_320.webp 320w, /api/v4/pictures/k_480.webp 480w, /api/v4/pictures/k_640.webp 640w, /api/v4/pictures/k_960.webp 960w',
  );
});

it('offers the widths of a range', () => {
  expect(pictureSourceSet('k', 480, 320)).toBe(
    '/api/v4/pictures/k_320.webp 320w, /api/v4/pictures/k_480.webp 480w',
  );
});
