import { expect, it } from 'vitest';
import { parseOrderStatus } from './parse-order-status.ts';

it.each([
  ['', undefined],
  ['status=to_ship', 'to_ship'],
  ['status=cancelled&x=1', 'cancelled'],
  ['status=TO_SHIP', undefined],
  ['status=stolen', undefined],
])('parses ?%s as %s', (query, status) => {
  expect(parseOrderStatus(query)).toBe(status);
});
