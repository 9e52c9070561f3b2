import { describe, expect, it } from 'vitest';
import { countLines, estimateTextWidth } from './estimate-text-width.ts';

const font = { sizePx: 16, bold: true };

/** Widths in Chromium with Noto Sans (Thai, Devanagari, CJK), 16 px, bold. */
it.each([
  ['Buy now', 68],
  ['Add to cart', 89],
  ['Dodaj do koszyka', 139],
  ['เพิ่มลงรถเข็น', 89],
  ['加入購物車', 80],
  ['Thêm vào giỏ hàng', 152],
])('estimates %s within a seventh', (text, measuredPx) => {
  const ratio = estimateTextWidth(text, font) / measuredPx;
  expect(ratio).toBeGreaterThan(6 / 7);
  expect(ratio).toBeLessThan(8 / 7);
});

describe('lines', () => {
  it.each([
    ['Buy now', 'en', 100, 1],
    ['Dodaj do koszyka', 'pl', 100, 2],
    ['aaaa aaaa aaaa', 'en', 60, 3],
    ['a word wider than the room', 'en', 30, Infinity],
    ['No\u00a0break', 'fr', 60, Infinity],
    ['เพิ่มลงรถเข็น', 'th', 70, 2],
    ['加入購物車', 'zh-Hant', 60, 2],
    ['', 'en', 60, 1],
  ])('%s (%s) takes in %s px: %s', (text, language, widthPx, lines) => {
    expect(countLines(text, { widthPx, font, language })).toBe(lines);
  });
});
