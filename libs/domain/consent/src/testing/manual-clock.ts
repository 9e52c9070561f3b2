import type { Clock } from '../consent-ports.ts';

export type ManualClock = {
  /** Milliseconds. */
  advance(by: number): void;
} & Clock;

/** A fake clock that only moves when advanced. */
export const createManualClock = (beginning = 0): ManualClock => {
  let time = beginning;
  return {
    now: () => time,
    advance: (by) => {
      time += by;
    },
  };
};
