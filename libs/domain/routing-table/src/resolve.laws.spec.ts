import { markets } from '@pasar/markets';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { findRoute } from './find-route.ts';
import type { ResolveInput } from './outcome.ts';
import { readPathname } from './read-address.ts';
import type { RouteRow } from './route-row.ts';
import { routeTable } from './project-table.ts';
import { resolve } from './router.ts';
import { routes } from './routes.ts';

// The laws try thousands of inputs, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const rows: Readonly<Record<string, RouteRow>> = routes;

const inTable = Object.values(rows).flatMap(({ path = '/' }) =>
  path.split('/').filter((piece) => piece !== '' && !piece.includes('{')),
);

/** Segments similar to those of the table, so that lookups go beyond the first character. */
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
  it('is total: every text has an outcome without throwing', () => {
    fc.assert(
      fc.property(input, (each) => {
        expect(outcomes).toContain(resolve(each).outcome);
      }),
      { numRuns: 2000 },
    );
  });

  it('does not match a parameter with a malformed percent-escape', () => {
    const broken = fc.constantFrom('%', '%E0%A4%A', '%zz', '100%', '%FF', 'a%C3');
    const patterns = Object.values(rows).flatMap(({ path = '/' }) => (/{\w+[?*]?}/.test(path) ? [path] : []));
    const word = fc.string({ unit: 'grapheme' }).map((text) => encodeURIComponent(text.toWellFormed()));
    fc.assert(
      fc.property(fc.constantFrom(...patterns), word, broken, (pattern, before, escape) => {
        const url = pattern.replaceAll(/{\w+:\w+}/g, '1').replaceAll(/{\w+[?*]?}/g, before + escape);
        expect(resolve({ url })).toEqual({ outcome: 'not-found' });
      }),
      { numRuns: 2000 },
    );
  });

  it('visits no more nodes for a very long URL than for a short one', () => {
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
      { numRuns: 2000 },
    );
  });

  it('never redirects to a network-path reference, which a browser would resolve to another host', () => {
    const paths = near.map((path) => `/${path}`);
    fc.assert(
      fc.property(input, fc.option(paths), (each, path) => {
        const outcome = resolve({ ...each, url: path ?? each.url });
        expect(outcome.outcome === 'redirect' && /^[/\\]{2}/.test(outcome.to)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it('treats a URL like the browser’s serialisation of it', () => {
    fc.assert(
      fc.property(near, (path) => {
        const sent = new URL(`https://shop.example${path}`);
        const asSent = sent.pathname + sent.search + sent.hash;
        expect(resolve({ url: asSent })).toEqual(resolve({ url: path }));
      }),
      { numRuns: 2000 },
    );
  });

  it('parses a path like a browser, except for one trailing slash', () => {
    fc.assert(
      fc.property(near, (path) => {
        const { pathname } = new URL(`https://shop.example${path}`);
        expect(readPathname(path)).toBe(/[^/]\/$/.test(pathname) ? pathname.slice(0, -1) : pathname);
      }),
      { numRuns: 2000 },
    );
  });
});
