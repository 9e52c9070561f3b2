import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %d of %d', (page, pages, shown) => {
  expect(pageWindow(page, pages)).toEqual(shown);
});

it('names the first, the last and the present page, rising, and no gap of one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)];
      const shown = pageWindow(page, pages);
      const numbers = shown.filter((entry) => entry !== null);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});
