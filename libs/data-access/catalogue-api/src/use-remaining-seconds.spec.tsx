// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRemainingSeconds } from './use-remaining-seconds.ts';

afterEach(cleanup);

it.each([
  ['rounds up, so that the deadline has passed at 0', 59_999_500, 60_000],
  ['is 0 after the deadline', -1, 0],
])('%s', (_, remainingMs, seconds) => {
  const receivedAt = Date.now();
  const clock = { serverTime: 1_800_000_000_000, receivedAt };
  const { result } = renderHook(() => useRemainingSeconds(clock.serverTime + remainingMs, clock));
  expect(result.current).toBe(seconds);
});
