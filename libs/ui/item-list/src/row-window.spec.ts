import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowWindow } from './row-window.ts';

const place = { count: 300, columns: 5, step: 400, height: 800 };

it.each([
  ['at the top', { top: 0 }, { from: 0, to: 40, before: 0, after: 52 * 400 }],
  ['not there yet', { top: 5000 }, { from: 0, to: 5, before: 0, after: 59 * 400 }],
  ['in the middle', { top: -12_000 }, { from: 120, to: 180, before: 24 * 400, after: 24 * 400 }],
  ['past its end', { top: -90_000 }, { from: 295, to: 300, before: 59 * 400, after: 0 }],
  ['with the focus far above', { top: -12_000, keep: 2 }, { from: 10, to: 180, before: 800, after: 9600 }],
])('%s', (_, changes, window) => {
  expect(rowWindow({ ...place, ...changes })).toEqual(window);
});

const places = fc.record({
  count: fc.integer({ min: 1, max: 5000 }),
  columns: fc.integer({ min: 1, max: 9 }),
  step: fc.integer({ min: 40, max: 900 }),
  top: fc.integer({ min: -900_000, max: 5000 }),
  height: fc.integer({ min: 200, max: 3000 }),
});

it('window and spacers together are as high as the whole list at any scroll position', () => {
  fc.assert(
    fc.property(places, (at) => {
      const { from, to, before, after } = rowWindow(at);
      const rows = Math.ceil(at.count / at.columns);
      expect(before + Math.ceil((to - from) / at.columns) * at.step + after).toBe(rows * at.step);
      expect(from % at.columns).toBe(0);
      expect(to).toBeGreaterThan(from);
    }),
  );
});

it('every row in the viewport is rendered', () => {
  fc.assert(
    fc.property(places, (at) => {
      const { from, to } = rowWindow(at);
      const first = Math.max(0, Math.floor(-at.top / at.step));
      const last = Math.min(Math.ceil(at.count / at.columns) - 1, Math.floor((at.height - at.top) / at.step));
      if (first > last) return;
      expect(from).toBeLessThanOrEqual(first * at.columns);
      expect(to).toBeGreaterThanOrEqual(Math.min(at.count, (last + 1) * at.columns));
    }),
  );
});
