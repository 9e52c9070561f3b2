import { expect, it } from 'vitest';
import { statusOfQuery } from './status-of-query.ts';

it.each([
  ['', undefined],
  ['status=to_ship', 'to_ship'],
  ['status=cancelled&x=1', 'cancelled'],
  ['status=TO_SHIP', undefined],
  ['status=stolen', undefined],
])('?%s is the tab %s', (query, status) => {
  expect(statusOfQuery(query)).toBe(status);
});
