import { expect, it } from 'vitest';
import type { Figures } from './figures.ts';
import { pageLines } from './figures.ts';

const fine: Figures = {
  performance: 100,
  lcpMs: 1200,
  blockingMs: 10,
  layoutShift: 0,
  scriptBytes: 120_000,
  requests: 12,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
};

const missed = (ours: readonly Figures[]): string[] =>
  pageLines('home', ours, [fine])
    .filter(({ met }) => !met)
    .map(({ what, ours: written }) => `${what} ${written}`);

it.each<[string, Partial<Figures>, string[]]>([
  ['a page that meets all targets', {}, []],
  ['the largest contentful paint at its limit', { lcpMs: 1320 }, []],
  ['a late largest paint', { lcpMs: 1321 }, ['home: largest paint 1.32 s']],
  ['a performance score one below React’s', { performance: 99 }, []],
  ['scores short', { performance: 98, seo: 99 }, ['home: performance 98', 'home: SEO 99']],
  ['a shift that rounds to zero', { layoutShift: 0.0004 }, []],
  ['a shift', { layoutShift: 0.02 }, ['home: layout shift 0.02']],
  ['too much script', { scriptBytes: 150_000 }, ['home: script 150.0 kB']],
  [
    'a page that blocks the main thread and sends many requests',
    { blockingMs: 60, requests: 20 },
    ['home: blocking time 60 ms', 'home: requests 20'],
  ],
])('compares %s with its target', (_, changed, expected) => {
  expect(missed([{ ...fine, ...changed }])).toEqual(expected);
});

it('takes the median of the runs', () => {
  const runs = [9000, 1200, 1100, 1300, 1000].map((lcpMs) => ({ ...fine, lcpMs }));
  expect(pageLines('home', runs, [fine])[1]).toEqual({
    what: 'home: largest paint',
    ours: '1.20 s',
    peer: 'React alone',
    theirs: '1.20 s',
    ratio: 1,
    target: "≤ 1.1 × React's",
    met: true,
  });
});
