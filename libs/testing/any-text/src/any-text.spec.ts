import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText, longestText } from './any-text.ts';

it('gives short and long texts, none longer than it may be', () => {
  const lengths = fc.sample(anyText(), 400).map(({ length }) => length);
  expect([Math.min(...lengths) < 10, Math.max(...lengths) > longestText / 2]).toEqual([true, true]);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(longestText);
});

it('puts a beginning before each', () => {
  expect(fc.sample(anyText('/a?'), 50).every((text) => text.startsWith('/a?'))).toBe(true);
});
