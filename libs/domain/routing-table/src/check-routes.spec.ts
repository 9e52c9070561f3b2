import { describe, expect, it } from 'vitest';
import { checkRoutes } from './check-routes.ts';
import { overlaps } from './overlaps.ts';
import type { RouteRows } from './route-row.ts';
import { routes } from './routes.ts';

/** Pairs of rows that match the same URL: the winner, the other, and the first segment in which they differ. */
const shared = [
  'legacy-return-add over legacy-buyer-return-other: add before …',
  'legacy-return-select-address over legacy-buyer-return-other: logistics before …',
  'legacy-return-view over legacy-buyer-return-other: view before …',
  'legacy-return-view-order over legacy-buyer-return-other: view before …',
  'legacy-return-label over legacy-buyer-return-other: digits before …',
  'buyer-return-view-order over legacy-buyer-return-other: view before …',
  'product-similar over product-promotion-suffix: similar before any',
  'product-similar over product-affiliate-suffix: similar before any',
  'return-request-option over return-pages: request before …',
  'return-select-shipping-option over return-pages: select-shipping-option before …',
  'return-detail-by-return over return-pages: detail before …',
  'return-detail-by-order over return-pages: detail before …',
  'payment-fixed-account over payment: fixed-account before id',
  'payment-tob over payment: tob before id',
  'payment-otp over payment: otp before id',
  'payment-channel-item over payment: channel-item before id',
  'payment-redirect over payment: redirect before id',
  'payment-linking-agreement over payment: linking-agreement before id',
];

describe('the table', () => {
  it('contains every route of the two documents', () => {
    expect(Object.keys(routes).length).toBeGreaterThanOrEqual(258);
  });

  it('has no violations', () => {
    expect(checkRoutes(routes)).toEqual([]);
  });

  it('has exactly these overlapping rows, with the deciding segments', () => {
    expect(
      overlaps(routes).map(({ wins, over, by }) => `${wins} over ${over}: ${by.join(' before ')}`),
    ).toEqual(shared);
  });
});

const page = { path: '/page' };

const broken: { name: string; rows: RouteRows; breach: string }[] = [
  { name: 'an id in capitals', rows: { Page: page }, breach: 'its id is not in kebab-case' },
  {
    name: 'a path without its slash',
    rows: { page: { path: 'page' } },
    breach: 'page does not start with a slash',
  },
  { name: 'an invalid type', rows: { page: { path: '/{id:number}' } }, breach: 'no pattern can hold' },
  { name: 'a brace too few', rows: { page: { path: '/{id' } }, breach: 'no pattern can hold' },
  {
    name: 'an id that is not an integer',
    rows: { page: { path: '/{x}-i.{y}' } },
    breach: 'no pattern can hold',
  },
  { name: 'a star in a word', rows: { page: { path: '/a*' } }, breach: 'no pattern can hold' },
  { name: 'a name twice', rows: { page: { path: '/{id}/{id:int}' } }, breach: 'names a parameter twice' },
  {
    name: 'an unknown alias',
    rows: { page: { ...page, as: 'other' } },
    breach: 'other cannot answer for it',
  },
  {
    name: 'a chain of aliases',
    rows: { a: { path: '/a', as: 'b' }, b: { path: '/b', as: 'page' }, page },
    breach: 'b cannot answer for it',
  },
  {
    name: 'two answers',
    rows: { page, old: { path: '/old', redirect: '/page', answers: 'server' } },
    breach: 'more than one way',
  },
  {
    name: 'a target with an id too many',
    rows: { old: { path: '/old', redirect: '/shop/{id}' } },
    breach: 'asks for id',
  },
  {
    name: 'two hops',
    rows: { page, old: { path: '/old', redirect: '/older' }, older: { path: '/older', redirect: '/page' } },
    breach: 'answers redirect',
  },
  { name: 'a dead end', rows: { old: { path: '/old', redirect: '/gone' } }, breach: 'answers not-found' },
  {
    name: 'a gate for no market',
    rows: { page: { ...page, gate: { markets: [] } } },
    breach: 'its gate says nothing',
  },
  {
    name: 'duplicates',
    rows: { page, other: page },
    breach: 'nothing tells its addresses from those of page',
  },
  {
    name: 'duplicates with a prefix',
    rows: { page: { ...page, prefix: true }, rest: { ...page, prefix: true } },
    breach: 'nothing tells',
  },
  {
    name: 'duplicates with names',
    rows: { a: { path: '/{x}-i.{y:int}' }, b: { path: '/{v}-i.{w:int}' } },
    breach: 'nothing tells',
  },
];

describe('an invalid table', () => {
  it.each(broken)('$name', ({ rows, breach }) => {
    expect(checkRoutes(rows).map((each) => each.breach)).toContainEqual(expect.stringContaining(breach));
  });
});
