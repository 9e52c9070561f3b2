import { expect, it } from 'vitest';
import { kindLines, loadLine } from './rendering-lines.ts';
import type { KindFigures } from './rendering-lines.ts';

const cost = (web: number, api = 1) => ({ web, api, database: 1, bytes: 1000 });
const fine: KindFigures = {
  name: 'home',
  elements: 800,
  reactMs: 4,
  visitor: { plain: cost(8), compressed: cost(10) },
  member: cost(10),
  cached: { visitor: cost(1), member: cost(1.5) },
};

const missed = (figures: KindFigures): string[] =>
  kindLines(figures)
    .filter(({ met }) => met === false)
    .map(({ what }) => what);

const { cached: _, ...ownPage } = fine;
const cachedFor = (member: number) => ({ visitor: cost(1), member: cost(member) });
it.each<[string, KindFigures, string[]]>([
  ['a page at its limits', fine, []],
  [
    'a dear page',
    { ...fine, visitor: { plain: cost(8.1), compressed: cost(10) } },
    ['home (800 elements), visitor: web server'],
  ],
  [
    'dear compression',
    { ...fine, visitor: { plain: cost(8), compressed: cost(10.1) } },
    ['home, visitor, brotli: web server'],
  ],
  ['a dear API', { ...fine, member: cost(10, 3.1) }, ['home, member: API']],
  ['a dear member', { ...fine, member: cost(10.1) }, ['home (800 elements), member, brotli: web server']],
  ['a member beside the cache', { ...fine, cached: cachedFor(1.6) }, ['home, member, cached: web server']],
  ['a page that is not shared', ownPage, []],
])('compares %s with its target', (_name, figures, expected) => {
  expect(missed(figures)).toEqual(expected);
});

const load = { pagesPerSecond: 200, p50Ms: 40, p99Ms: 99, bytesPerPage: 1 };
it.each([
  ['search', 10, load, true],
  ['search', 10, { ...load, p99Ms: 100 }, false],
  ['search', 10, { ...load, pagesPerSecond: 199 }, false],
  ['search', 100, load, undefined],
  ['home', 10, load, undefined],
])('%s at %d connections: %j meets its goal: %s', (kind, connections, figures, met) => {
  expect(loadLine(kind, connections, figures).met).toBe(met);
});
