import type { TimerPort } from '../persistence-ports.ts';

export type ManualTimers = {
  /** Advances the time by milliseconds. */
  readonly advance: (milliseconds: number) => void;
} & TimerPort;

/** Fake timers that a test advances. */
export const manualTimers = (): ManualTimers => {
  const waiting = new Set<{ readonly at: number; readonly task: () => void }>();
  let now = 0;
  return {
    after: (milliseconds, task) => {
      const entry = { at: now + milliseconds, task };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    advance: (milliseconds) => {
      now += milliseconds;
      for (const entry of [...waiting].filter(({ at }) => at <= now)) {
        waiting.delete(entry);
        entry.task();
      }
    },
  };
};
