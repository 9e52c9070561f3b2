import { dayMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { nextRefundCheck } from './next-refund-check.ts';

const paidOutAt = 1_790_000_000_000;

it.each([
  ['a day after it was paid out', 0, 1],
  ['less often as it gets older', 1, 3],
  ['two weeks after a week', 13.5, 14],
  ['a last time after a month', 14, 30],
  ['not again', 30, null],
])('asks %s', (_, age, expected) => {
  const next = nextRefundCheck(paidOutAt, paidOutAt + age * dayMs);
  expect(next).toBe(expected === null ? null : paidOutAt + expected * dayMs);
});
