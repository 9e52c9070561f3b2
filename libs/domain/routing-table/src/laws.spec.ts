import { marketByCode, markets } from '@pasar/markets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedTarget } from './allowed-target.ts';
import { buildRoutePath } from './build-path.ts';
import { findRoute } from './find-route.ts';
import { underMallPrefix } from './mall.ts';
import type { ResolveInput } from './outcome.ts';
import type { ParamType, ParamValue } from './param-type.ts';
import type { Segment } from './parse-pattern.ts';
import { paramsOf } from './parse-pattern.ts';
import { readPathname } from './read-address.ts';
import type { RouteRow } from './route-row.ts';
import { resolve, routeTable } from './router.ts';
import { routes } from './routes.ts';
import { slug } from './slug.ts';

const rows: Readonly<Record<string, RouteRow>> = routes;

const inTable = Object.values(rows).flatMap(({ path = '/' }) =>
  path.split('/').filter((piece) => piece !== '' && !piece.includes('{')),
);

/** Pieces that come near to what the table knows, so that more than the first character is tried. */
const piece = fc.oneof(
  fc.constantFrom(...inTable),
  fc.constantFrom(
    'a-i.1.2',
    'a-cat.1',
    'x-tag',
    '..',
    '.',
    '%2e',
    '%',
    '%2F',
    '12',
    '9007199254740993',
    'my.shop',
    'oficial',
    'mall',
    '',
    ' ',
    '\\',
  ),
  fc.string({ maxLength: 8 }),
);

const near = fc
  .tuple(
    fc.array(piece, { maxLength: 7 }),
    fc.constantFrom('', '/', '?shopid=1&itemid=2', '?tried_rn=1', '#shopid=1', '?%', '#'),
  )
  .map(([pieces, tail]) => `/${pieces.join('/')}${tail}`);

const url = fc.oneof(
  near,
  near.map((path) => `https://mall.shop.example${path}`),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
);

const input: fc.Arbitrary<ResolveInput> = fc.record(
  {
    url,
    market: fc.constantFrom(...markets.map(({ code }) => code)),
    host: fc.constantFrom('shop.example', 'mall.shop.example', 'localhost:4200'),
    environment: fc.constantFrom('live', 'liveish', 'test'),
    client: fc.constantFrom('browser', 'native-app'),
    toggles: fc.subarray(['mall-host', 'account-kyc', 'demo-user-pilot']),
    triedNativeApp: fc.boolean(),
    mobileFlag: fc.boolean(),
    shopIdByUsername: fc.constantFrom<Record<string, number>[]>({}, { 'my.shop': 42 }),
  },
  { requiredKeys: ['url'] },
);

const outcomes = ['screen', 'redirect', 'native-app', 'classic-web', 'server', 'not-found'];

describe('resolving', () => {
  it('is total: any text has an outcome, and none throws', () => {
    fc.assert(
      fc.property(input, (each) => {
        expect(outcomes).toContain(resolve(each).outcome);
      }),
      { numRuns: 3000 },
    );
  });

  it('tries no more forks for the longest address than for a short one', () => {
    const long = fc.constantFrom(
      '/a',
      '/shop',
      '/buyer/return',
      '/1',
      '-i.1.2',
      '.1',
      '%',
      '/../',
      'é',
      '/mall',
      '/m/',
    );
    fc.assert(
      fc.property(long, fc.constantFrom('/', '/shop/1', '/x-i.1', '/buyer'), (part, start) => {
        const path = readPathname(start + part.repeat(Math.floor(65536 / part.length)));
        expect(path && (findRoute(routeTable, path)?.forks ?? 0)).toBeLessThanOrEqual(40);
        expect(outcomes).toContain(resolve({ url: start + part.repeat(65536 / part.length) }).outcome);
      }),
    );
  });

  it('redirects once, and never to itself', () => {
    fc.assert(
      fc.property(input, (each) => {
        const outcome = resolve(each);
        if (outcome.outcome !== 'redirect') return;
        const { to } = outcome;
        const base = `https://${each.host ?? 'shop.example'}`;
        const own = each.url.startsWith('/') ? new URL(base + each.url) : new URL(each.url, base);
        const target = new URL(to, own);
        expect(target.href).not.toBe(own.href);
        if (target.host.startsWith('seller.')) return;
        const next = resolve({ ...each, url: to, host: target.host });
        expect(next.outcome).not.toBe('redirect');
      }),
      { numRuns: 3000 },
    );
  });

  it('answers the text that a browser would send as it answers the text itself', () => {
    fc.assert(
      fc.property(near, (path) => {
        const sent = new URL(`https://shop.example${path}`);
        const asSent = sent.pathname + sent.search + sent.hash;
        expect(resolve({ url: asSent })).toEqual(resolve({ url: path }));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a path as a browser does, one trailing slash aside', () => {
    fc.assert(
      fc.property(near, (path) => {
        const { pathname } = new URL(`https://shop.example${path}`);
        expect(readPathname(path)).toBe(/[^/]\/$/.test(pathname) ? pathname.slice(0, -1) : pathname);
      }),
      { numRuns: 2000 },
    );
  });
});

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((each) => each.isWellFormed() && !/^\.+$/.test(each));
const count = fc.oneof(fc.nat(), fc.constantFrom(0, Number.MAX_SAFE_INTEGER));

const valueOf: Readonly<Record<ParamType, fc.Arbitrary<ParamValue>>> = {
  text,
  int: count,
  digits: count.map(String),
  id: fc.oneof(
    count,
    text.filter((each) => !/^[0-9]+$/.test(each) && !routeTable.fixedPaths.has(`/payment/${each}`)),
  ),
  slug: text.map(slug).filter((each) => each !== ''),
  username: fc
    .stringMatching(/^[A-Za-z0-9_.]{2,30}$/)
    .filter((each) => !routeTable.root.fixed.has(each) && !/^\.+$/.test(each)),
};

/** The rest of a path: texts between slashes. */
const pieces = fc
  .array(text, { minLength: 1, maxLength: 3 })
  .map((each) => each.join('/'))
  .filter((each) => !/^\/|\/$|(^|\/)\.+(\/|$)/.test(each));

const screens = Object.entries(rows).filter(
  ([, row]) => row.path !== undefined && !row.prefix && !row.as && !row.answers && !row.redirect,
);

const valuesOf = (segment: Segment): [string, fc.Arbitrary<ParamValue>][] =>
  paramsOf(segment).map(({ name, type }) => [name, segment.kind === 'rest' ? pieces : valueOf[type]]);

const paramsFor = (id: string): fc.Arbitrary<Record<string, ParamValue>> =>
  fc.record(Object.fromEntries((routeTable.patterns.get(id) ?? []).flatMap(valuesOf)));

describe('building', () => {
  it.each(screens)('%s: resolving what was built gives the route and its parameters', (id, row) => {
    const market = row.gate?.markets?.[0] ?? 'SG';
    const open = { environment: 'test', market, toggles: [row.gate?.toggle ?? ''] } as const;
    fc.assert(
      fc.property(paramsFor(id), (params) => {
        const built = buildRoutePath(routeTable, id, params);
        expect(resolve({ ...open, url: built })).toEqual({ outcome: 'screen', route: id, params });
        expect(resolve({ ...open, url: `${built}?a=1#b` })).toEqual({ outcome: 'screen', route: id, params });
      }),
      { numRuns: 25 },
    );
  });

  it.each(markets.map(({ code }) => [code]))('the mall of %s is under its own prefix', (market) => {
    const url = underMallPrefix('/mall/brands', market);
    expect(url).toBe(`${marketByCode(market).mallPrefix}/brands`);
    expect(resolve({ url, market })).toEqual({ outcome: 'screen', route: 'mall-brands', params: {} });
  });
});

describe('slugs', () => {
  it('are slugs of themselves, without two hyphens in a row or one at an end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (each) => {
        expect(slug(slug(each))).toBe(slug(each));
        expect(slug(each)).not.toMatch(/--|^-|-$|[\s/?#%&]/);
      }),
    );
  });
});

const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '.',
      '..',
      'https:',
      'https://',
      'shop.example',
      'evil.example',
      'seller.example',
      ':443',
      ':8443',
      '%2F',
      '%5C',
      '%40',
      '\t',
      '\n',
      ' ',
      '\u00a0',
      '。',
      'ｓ',
      'a',
      '[::1]',
      '\u200b',
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((parts) => parts.join(''));

describe('an allowed target', () => {
  it('stays on the allowed hosts when a browser goes there from the own host', () => {
    const allowedHosts = ['shop.example', 'seller.example', 'credit.example'];
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), url), fc.constantFrom('next', 'redir'), (target, kind) => {
        const check = {
          target,
          kind,
          host: 'shop.example',
          trustedHosts: ['seller.example'],
          creditHosts: ['credit.example'],
        } as const;
        const answer = allowedTarget(check);
        if (!answer.allowed) return;
        const { protocol, host, username, password } = new URL(answer.href, 'https://shop.example/deep/page');
        expect(protocol + username + password).toBe('https:');
        expect(allowedHosts).toContain(host);
        expect(answer.href.startsWith('/')).toBe(host === 'shop.example');
      }),
      { numRuns: 10000 },
    );
  });

  it.each([['/a'], ['https://shop.example/a']])(
    '%s is among them, so that the law is not empty',
    (target) => {
      expect(allowedTarget({ target, kind: 'next' })).toEqual({ allowed: true, href: '/a' });
    },
  );
});
