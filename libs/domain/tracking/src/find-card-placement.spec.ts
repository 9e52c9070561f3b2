import { expect, it } from 'vitest';
import { findCardPlacement } from './index.ts';

/** @spec card-placements amb-placement-ids */
it.each([
  ['product', 'product-page-may-also-like'],
  ['shop-by-username', 'shop-tab'],
  ['shop-by-id', 'shop-tab'],
  ['shop-by-user', 'shop-tab'],
  ['shop-search', 'shop-all-products-tab'],
  ['flash-sale', 'flash-sale'],
  ['constructor', 'constructor'],
])('cards on %s have the placement %s', (route, placement) => {
  expect(findCardPlacement(route)).toBe(placement);
});
