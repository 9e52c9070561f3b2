import type { TimerPort } from '@pasar/persistence';

type Timers = {
  setTimeout(task: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
};

/** The browser's timers: `browserTimers(window)`. */
export const browserTimers = (timers: Timers): TimerPort => ({
  after: (milliseconds, task) => {
    const timer = timers.setTimeout(task, milliseconds);
    return () => timers.clearTimeout(timer);
  },
});
