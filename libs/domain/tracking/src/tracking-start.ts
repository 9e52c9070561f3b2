import { debugHookWaitMs } from './tracking-codes.data.ts';

/**
 * When tracking starts, in milliseconds after it was asked to: with the debug hook, and without one after five seconds.
 * @param hookAt when the hook came, on the same clock; `null` when none came.
 * @spec tracking-init
 */
export const trackingStartMs = (hookAt: number | null): number =>
  hookAt === null ? debugHookWaitMs : Math.min(Math.max(hookAt, 0), debugHookWaitMs);
