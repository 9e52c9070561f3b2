import type { QueueLimits } from './tracking-ports.ts';

/** Exponential backoff of failed deliveries. */
export type RetryBackoff = {
  failed(now: number): void;
  succeeded(): void;
  /** Epoch milliseconds; `null` if the last delivery succeeded. */
  until(): number | null;
};

/** The delay doubles with each consecutive failure, up to a limit. */
export const createRetryBackoff = ({ retryMs, maxRetryMs }: QueueLimits): RetryBackoff => {
  let failures = 0;
  let at = 0;
  return {
    failed: (now) => {
      at = now + Math.min(retryMs * 2 ** failures, maxRetryMs);
      failures += 1;
    },
    succeeded: () => {
      failures = 0;
    },
    until: () => (failures > 0 ? at : null),
  };
};
