import { expect, it } from 'vitest';
import { toWaitSeconds } from './to-wait-seconds.ts';

it.each([
  [-5, 1],
  [0, 1],
  [1000, 1],
  [1001, 2],
])('converts %i ms to %i s', (ms, seconds) => {
  expect(toWaitSeconds(ms)).toBe(seconds);
});
