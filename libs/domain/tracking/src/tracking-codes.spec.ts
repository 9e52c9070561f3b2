import { describe, expect, it } from 'vitest';
import {
  findCardPlacement,
  cardPlacements,
  clientTypes,
  listTypes,
  matchTypes,
  pageExitTrackerId,
  trackingOperations,
  trackingStartMs,
  voucherStatuses,
} from './index.ts';

/** @spec tracking-report tracking-operation amb-enum-gaps match-type list-type client-type voucher-status */
const tables = [
  [
    'operations',
    trackingOperations,
    [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1001, 1002],
  ],
  ['match types', matchTypes, [1, 2, 3, 5, 6, 7, 8, 9, 10]],
  ['list types', listTypes, [0, 1, 2, 3, 5, 7, 13, 14, 15, 16, 29, 31, 33, 34, 3327, 3328]],
  ['client types', clientTypes, [0, 1, 2, 3, 4, 5, 9, 128]],
  ['voucher statuses', voucherStatuses, [0, 1, 2, 3, 4]],
] as const;

describe.each(tables)('%s', (_, table: Readonly<Record<string, number>>, numbers) => {
  it('has the specified numbers, without duplicates', () => {
    expect(Object.values(table)).toEqual([...numbers]);
  });
});

/** @spec page-exit */
it('marks a page exit with its own tracker id', () => {
  expect(pageExitTrackerId).toBe(220);
});

/** @spec card-placements */
it('has fourteen distinct placements', () => {
  expect(new Set(cardPlacements).size).toBe(14);
});

/** @spec card-placements amb-placement-ids */
it.each([
  ['home', 'home-daily-discover'],
  ['search', 'search-page'],
  ['product', 'product-page-may-also-like'],
  ['category-l3', 'category-page-l3'],
  ['flash-sale', 'flash-sale'],
  ['constructor', 'constructor'],
])('cards of %s have the placement %s', (route, placement) => {
  expect(findCardPlacement(route)).toBe(placement);
});

/** @spec tracking-init */
it.each([
  [1000, 1000],
  [null, 5000],
  [5000, 5000],
  [9000, 5000],
  [0, 0],
])('with a debug hook at %s starts at %s', (hookAt, start) => {
  expect(trackingStartMs(hookAt)).toBe(start);
});
