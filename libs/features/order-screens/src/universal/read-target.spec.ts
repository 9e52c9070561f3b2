import { expect, it } from 'vitest';
import { readOrderNumber, readTarget } from './read-target.ts';

it.each([
  ['orderId=7', '/user/purchase/order/7'],
  ['checkoutId=8', '/user/purchase/checkout/8'],
  ['returnId=9&orderId=7', '/return/detail/returnid/9'],
  ['orderId=07', undefined],
  ['orderId=9007199254740993', undefined],
  ['orderId=javascript:alert(1)', undefined],
  ['', undefined],
])('?%s redirects to %s', (query, target) => expect(readTarget(query)).toBe(target));

it.each([
  ['sn=%20261122abc%20', '261122ABC'],
  ['', ''],
])('?%s looks up the order "%s"', (query, number) => expect(readOrderNumber(query)).toBe(number));
