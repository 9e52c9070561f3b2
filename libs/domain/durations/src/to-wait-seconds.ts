import { secondMs } from './durations.ts';

/** Converts milliseconds to the seconds to wait: rounded up, at least 1. */
export const toWaitSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / secondMs));
