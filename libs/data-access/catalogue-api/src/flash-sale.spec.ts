import { expect, it } from 'vitest';
import { parseSaleParams, saleItemsQuery, pickSession } from './flash-sale.ts';

const session = (starts_at: number, ongoing = false) => ({
  starts_at,
  ends_at: starts_at + 1,
  ongoing,
  item_count: 1,
});
const [now, next, later] = [session(10, true), session(20), session(30)];

it.each([
  ['the requested one', [now, next, later], 20, next],
  ['the running session', [now, next], undefined, now],
  ['the running session instead of an ended one', [now, next], 5, now],
  ['the next session if none is running', [next, later], undefined, next],
  ['none', [], 10, undefined],
])('shows %s', (_, sessions, asked, shown) => {
  expect(pickSession(sessions, asked)).toBe(shown);
});

it.each([
  ['', {}],
  ['session=20', { session: 20 }],
  ['session=20&category=4', { session: 20, category: 4 }],
  ['session=x&category=-1', {}],
])('%s requests %o', (query, asked) => {
  expect(parseSaleParams(query)).toEqual(asked);
});

it.each([
  [undefined, {}, { session: 20 }],
  [4, {}, { session: 20, category: 4 }],
  [4, { mart: true as const }, { session: 20, category: 4, mart: true }],
])('category %s of %o', (category, scope, query) => {
  expect(saleItemsQuery(next, category, scope)).toEqual(query);
});
