import { expect, it } from 'vitest';
import { optionPath, readId, selectionPath } from './payment-paths.ts';

it('builds the paths of a checkout’s pages', () => {
  expect([selectionPath(9), optionPath(9, 'wallet')]).toEqual([
    '/payment-selection-page?checkoutid=9',
    '/payment/channel-item?checkoutid=9&method=wallet',
  ]);
});

it.each([
  ['payment_id=7', 7],
  ['payment_id=0', undefined],
  ['payment_id=-1', undefined],
  ['payment_id=7x', undefined],
  ['payment_id=9999999999999999', undefined],
  ['', undefined],
])('parses %j as %s', (query, id) => {
  expect(readId(query, 'payment_id')).toBe(id);
});
