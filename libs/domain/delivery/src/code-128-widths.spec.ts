import { expect, it } from 'vitest';
import { code128Patterns } from './code-128-patterns.data.ts';

it('has 107 patterns, each unique, of three bars and gaps in eleven modules, but the stop', () => {
  const patterns = code128Patterns.flatMap((row) => row.split(' '));
  expect([patterns.length, new Set(patterns).size]).toEqual([107, 107]);
  const others = patterns.filter(
    (pattern) =>
      !/^[1-4]{6}$/.test(pattern) || [...pattern].reduce((sum, width) => sum + Number(width), 0) !== 11,
  );
  expect(others).toEqual(['2331112']);
});

it('has an even number of bar modules in every pattern, as readers check', () => {
  const odd = code128Patterns
    .flatMap((row) => row.split(' '))
    .filter((pattern) => [...pattern].reduce((sum, width, at) => sum + (at % 2 ? 0 : Number(width)), 0) % 2);
  expect(odd).toEqual([]);
});
