import { marketByCode, markets } from '@pasar/markets';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { buildRoutePath } from './build-path.ts';
import { findRoute } from './find-route.ts';
import { withMallPrefix } from './mall.ts';
import type { ParamType, ParamValue } from './param-type.ts';
import type { PatternSegment } from './parse-pattern.ts';
import { segmentParams, parsePattern } from './parse-pattern.ts';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './project-table.ts';
import { resolve } from './router.ts';
import { routes } from './routes.ts';
import { slug } from './slug.ts';

// The laws try thousands of inputs, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rows: Readonly<Record<string, RouteRow>> = routes;

const firstPieces = new Set(Object.values(rows).map(({ path = '/' }) => path.split('/')[1]));
const isFixedPath = (path: string): boolean => findRoute(routeTable, path)?.captures.length === 0;

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((each) => each.isWellFormed() && !/^\.+$/.test(each));
const count = fc.oneof(fc.nat(), fc.constantFrom(0, Number.MAX_SAFE_INTEGER));

const arbitraryByType: Readonly<Record<ParamType, fc.Arbitrary<ParamValue>>> = {
  text,
  int: count,
  digits: count.map(String),
  id: fc.oneof(
    count,
    text.filter((each) => !/^[0-9]+$/.test(each) && !isFixedPath(`/payment/${each}`)),
  ),
  slug: text.map(slug).filter((each) => each !== ''),
  username: fc
    .stringMatching(/^[A-Za-z0-9_.]{2,30}$/)
    .filter((each) => !firstPieces.has(each) && !/^\.+$/.test(each)),
};

/** The rest of a path: segments separated by slashes. */
const pieces = fc
  .array(text, { minLength: 1, maxLength: 3 })
  .map((each) => each.join('/'))
  .filter((each) => !/^\/|\/$|(^|\/)\.+(\/|$)/.test(each));

const screens = Object.entries(rows).filter(
  ([, row]) => row.path !== undefined && !row.prefix && !row.as && !row.answers && !row.redirect,
);

const arbitraryParams = (segment: PatternSegment): [string, fc.Arbitrary<ParamValue>][] =>
  segmentParams(segment).map(({ name, type }) => [
    name,
    segment.kind === 'rest' ? pieces : arbitraryByType[type],
  ]);

const paramsFor = (id: string): fc.Arbitrary<Record<string, ParamValue>> =>
  fc.record(Object.fromEntries(parsePattern(rows[id]?.path ?? '/').flatMap(arbitraryParams)));

describe('building', () => {
  it.each(screens)('%s: resolving a built path returns the route and its parameters', (id, row) => {
    const market = row.gate?.markets?.[0] ?? 'SG';
    const open = { environment: 'test', market, toggles: [row.gate?.toggle ?? ''] } as const;
    fc.assert(
      fc.property(paramsFor(id), (params) => {
        const built = buildRoutePath(id, params);
        expect(resolve({ ...open, url: built })).toEqual({ outcome: 'screen', route: id, params });
        expect(resolve({ ...open, url: `${built}?a=1#b` })).toEqual({ outcome: 'screen', route: id, params });
      }),
      { numRuns: 25 },
    );
  });

  it.each(markets.map(({ code }) => [code]))('the mall of %s has its own prefix', (market) => {
    const url = withMallPrefix('/mall/brands', market);
    expect(url).toBe(`${marketByCode(market).mallPrefix}/brands`);
    expect(resolve({ url, market })).toEqual({ outcome: 'screen', route: 'mall-brands', params: {} });
  });
});

describe('slugs', () => {
  it('are idempotent, without consecutive, leading or trailing hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (each) => {
        expect(slug(slug(each))).toBe(slug(each));
        expect(slug(each)).not.toMatch(/--|^-|-$|[\s/?#%&]/);
      }),
    );
  });
});
