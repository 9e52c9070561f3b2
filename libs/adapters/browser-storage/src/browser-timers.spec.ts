import { expect, it, vi } from 'vitest';
import { browserTimers } from './browser-timers.ts';

it('cancels a timer', () => {
  vi.useFakeTimers();
  const [done, never] = [vi.fn(), vi.fn()];
  const timers = browserTimers({
    setTimeout: (task, milliseconds) => Number(setTimeout(task, milliseconds)),
    clearTimeout: (timer) => clearTimeout(timer),
  });
  timers.after(10, done);
  timers.after(10, never)();
  vi.advanceTimersByTime(10);
  vi.useRealTimers();
  expect([done.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});
