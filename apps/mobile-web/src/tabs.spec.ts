import { expect, it } from 'vitest';
import { findTab } from './tabs.ts';

it.each([
  ['home', 'home'],
  ['category-l2', 'categories'],
  ['cart', 'cart'],
  ['user-account-phone', 'me'],
  ['purchase-list', 'me'],
  ['return-detail-by-order', 'me'],
  ['buyer-return-view-order', 'me'],
  ['refund-return-instructions', 'me'],
  ['coins-transaction-list', 'me'],
  ['invoice', 'me'],
  ['chat', 'me'],
  ['product', undefined],
  ['coin-reward-1', undefined],
  ['mechanics', undefined],
])('%s belongs to the tab %s', (route, tab) => {
  expect(findTab(route)).toBe(tab);
});
