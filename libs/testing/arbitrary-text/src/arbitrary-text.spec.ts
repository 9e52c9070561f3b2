import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryText, maxTextLength } from './arbitrary-text.ts';

it('generates short and long texts up to the maximum length', () => {
  const lengths = fc.sample(arbitraryText(), 400).map(({ length }) => length);
  expect([Math.min(...lengths) < 10, Math.max(...lengths) > maxTextLength / 2]).toEqual([true, true]);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(maxTextLength);
});

it('starts each text with the prefix', () => {
  expect(fc.sample(arbitraryText('/a?'), 50).every((text) => text.startsWith('/a?'))).toBe(true);
});
