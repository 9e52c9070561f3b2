import { expect, it } from 'vitest';
import { optionPath, readId, selectionPath } from './payment-paths.ts';

it('knows the pages of a checkout', () => {
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
])('reads %j as %s', (query, id) => {
  expect(readId(query, 'payment_id')).toBe(id);
});
