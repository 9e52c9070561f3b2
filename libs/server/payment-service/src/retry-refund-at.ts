import { hourMs } from '@pasar/durations';

const maxDelayMs = hourMs;
const firstDelayMs = 5000;

/** When to send a refund again after this many failures, in epoch milliseconds. */
export const retryRefundAt = (attempts: number, now: number): number =>
  now + Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(attempts, 12));
