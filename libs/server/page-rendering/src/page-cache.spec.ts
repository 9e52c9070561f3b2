import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

const cacheAt = (clock: { now: number }, atMost = 10) =>
  createPageCache({ freshFor: 100, atMost, now: () => clock.now });
const page = { status: 200, html: '<script nonce="N0"></script><script nonce="N0">', nonce: 'N0' };

it('keeps no nonce', () => {
  const cache = cacheAt({ now: 0 });
  cache.write('a', page);
  expect(cache.read('a')?.parts.join('N1')).toBe('<script nonce="N1"></script><script nonce="N1">');
  expect(cache.read('a')?.parts.join('')).not.toContain('N0');
});

it.each([
  ['fresh until the last millisecond', 99, 200],
  ['gone after that', 100, undefined],
])('%s', (_, now, expected) => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  cache.write('a', page);
  clock.now = now;
  expect(cache.read('a')?.status).toBe(expected);
});

it('lets the oldest go', () => {
  const cache = cacheAt({ now: 0 }, 2);
  for (const key of ['a', 'b', 'c']) cache.write(key, page);
  expect(['a', 'b', 'c'].map((key) => cache.read(key)?.status)).toEqual([undefined, 200, 200]);
});
