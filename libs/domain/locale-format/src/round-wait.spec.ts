import { expect, it } from 'vitest';
import { roundWait } from './round-wait.ts';

it.each([
  [0, { unit: 'seconds', count: 1 }],
  [60, { unit: 'seconds', count: 60 }],
  [61, { unit: 'minutes', count: 2 }],
  [3000, { unit: 'minutes', count: 50 }],
  [7200, { unit: 'minutes', count: 120 }],
  [7201, { unit: 'hours', count: 3 }],
  [86_400, { unit: 'hours', count: 24 }],
])('rounds %s seconds', (seconds, expected) => {
  expect(roundWait(seconds)).toEqual(expected);
});
