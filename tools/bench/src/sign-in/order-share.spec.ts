import { expect, it } from 'vitest';
import { orderShare } from './order-share.ts';

it.each([
  ['equal times', [1, 2, 3], [1, 2, 3], 0.5],
  ['always longer', [4, 5], [1, 2], 1],
  ['always shorter', [1, 2], [4, 5], 0],
  ['an outlier counts once', [1, 900], [2, 3], 0.5],
])('%s', (_, one, other, expected) => {
  expect(orderShare(one, other)).toBe(expected);
});
