import { expect, it } from 'vitest';
import { code39Bars, code39Patterns } from './code39-bars.ts';

it('draws five bars per character between two guards', () => {
  const { bars, width } = code39Bars('R12');
  expect(bars).toHaveLength(5 * 5);
  // Each character has six narrow and three wide elements, with a gap of one module between characters.
  expect(width).toBe(5 * (6 + 3 * 3) + 4);
  expect(bars.slice(0, 5).map((bar) => bar.width)).toEqual([1, 1, 3, 3, 1]);
});

it('leaves out characters outside Code 39', () => {
  expect(code39Bars('ก1').bars).toHaveLength(3 * 5);
});

it('gives every character a unique pattern with three wide elements of nine', () => {
  const patterns = Object.values(code39Patterns);
  expect(
    patterns.filter((pattern) => !/^[01]{9}$/.test(pattern) || pattern.replaceAll('0', '').length !== 3),
  ).toEqual([]);
  expect(new Set(patterns).size).toBe(patterns.length);
});

it.each(['PX000000007001', '260901ABCDEF', 'A-Z'])('%s has a pattern for every character', (text) => {
  expect(code39Bars(text).bars).toHaveLength((text.length + 2) * 5);
});

it('ignores a guard within the text', () => {
  expect(code39Bars('1*2')).toEqual(code39Bars('12'));
});
