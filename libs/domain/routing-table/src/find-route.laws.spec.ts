import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { findRoute } from './find-route.ts';
import { isMall, mallPath } from './mall-path.ts';
import { overlaps } from './overlaps.ts';
import type { ParamType } from './param-type.ts';
import type { PatternSegment } from './parse-pattern.ts';
import { parsePattern } from './parse-pattern.ts';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './project-table.ts';
import { routes } from './routes.ts';

// The laws try thousands of inputs, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const firstPieces = Object.values<RouteRow>(routes)
  .flatMap(({ path = '/', also = [] }) => [path, ...also])
  .map((path) => path.split('/')[1] ?? '')
  .filter((piece) => piece !== '' && !/[{*]/.test(piece));

/** A simple reference implementation of the table: one regular expression per path. */
const plainly: Readonly<Record<ParamType, string>> = {
  text: '[^/]+',
  slug: '[^/]+',
  id: '[^/]+',
  int: '[0-9]+',
  digits: '[0-9]+',
  username: `(?!(?:${['oficial', ...firstPieces].join('|')})(?:/|$))[A-Za-z0-9_.]{2,30}`,
};

const sampleSegment = (segment: PatternSegment): string => {
  if (segment.kind === 'fixed') return segment.text;
  if (segment.kind === 'param') return plainly[segment.param.type];
  if (segment.kind === 'named') return `[^/]+-${segment.marker}${'[.][0-9]+'.repeat(segment.ids.length)}`;
  return segment.kind === 'any' ? '[^/]+' : '[^/].*';
};

const isOptional = (segment: PatternSegment): boolean => segment.kind === 'param' && segment.optional;

const expression = (path: string, row: RouteRow): RegExp => {
  const pieces = parsePattern(path).map((segment) =>
    isOptional(segment) ? `(?:/${sampleSegment(segment)}` : `/${sampleSegment(segment)}`,
  );
  const closing = ')?'.repeat(parsePattern(path).filter(isOptional).length);
  return new RegExp(`^${pieces.join('') || '/'}${closing}${row.prefix ? '(/.*)?' : ''}$`, 's');
};

const underBothPrefixes = (path: string): string[] =>
  isMall(path) ? [path, `/oficial${path.slice(mallPath.length)}`] : [path];

const plain = Object.entries<RouteRow>(routes).flatMap(([id, row]) =>
  [row.path ?? [], row.also ?? []]
    .flat()
    .flatMap(underBothPrefixes)
    .map((path) => ({ id: row.as ?? id, expression: expression(path, row) })),
);

const fixed = Object.values<RouteRow>(routes)
  .flatMap(({ path = '' }) => parsePattern(path))
  .flatMap((segment) => (segment.kind === 'fixed' ? [segment.text] : []));

const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...fixed) },
  fc.constantFrom(
    'a-i.1.2',
    'a-cat.1',
    'a-cat.1.2.3',
    'a-i.1',
    'x-tag',
    '12',
    'my.shop',
    'oficial',
    'x',
    '-',
    'a-b',
  ),
);

const path = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => `/${pieces.join('/')}`);

it('finds a matching route exactly if a regular expression of the table matches', () => {
  fc.assert(
    fc.property(path, (pathname) => {
      const fitting = plain.filter((each) => each.expression.test(pathname)).map(({ id }) => id);
      const found = findRoute(routeTable, pathname)?.leaf.id;
      expect(found === undefined ? fitting : fitting.includes(found)).toEqual(
        found === undefined ? [] : true,
      );
    }),
    { numRuns: 2000 },
  );
});

it('lists every pair of rows that match the same URL, the winner first', () => {
  const answering = (id: string): string => (routes as Readonly<Record<string, RouteRow>>)[id]?.as ?? id;
  const listed = overlaps(routes).map(({ wins, over }) => `${answering(wins)} over ${answering(over)}`);
  fc.assert(
    fc.property(path, (pathname) => {
      const found = findRoute(routeTable, pathname)?.leaf.id;
      const fitting = new Set(plain.filter((each) => each.expression.test(pathname)).map(({ id }) => id));
      fitting.delete(found ?? '');
      expect(listed).toEqual(expect.arrayContaining([...fitting].map((other) => `${found} over ${other}`)));
    }),
    { numRuns: 2000 },
  );
});
