import { debugHookWaitMs } from './tracking-codes.data.ts';

/**
 * When tracking starts, in milliseconds after the request: with the debug hook, or after five seconds without one.
 * @param hookAt when the hook was called, on the same clock; `null` if it was not.
 * @spec tracking-init
 */
export const trackingStartMs = (hookAt: number | null): number =>
  hookAt === null ? debugHookWaitMs : Math.min(Math.max(hookAt, 0), debugHookWaitMs);
