import { expect, it } from 'vitest';
import { acceptsBrotli } from './accepts-brotli.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['BR;q=0.5', true],
  ['br;q=0', false],
  ['gzip, br; q=0.0', false],
  ['gzip', false],
  ['brotli', false],
  ['', false],
])('%s: %s', (header, expected) => {
  expect(acceptsBrotli(header)).toBe(expected);
});
