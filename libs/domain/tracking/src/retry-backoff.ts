import type { QueueLimits } from './tracking-ports.ts';

/** When a failed delivery is tried again. */
export interface RetryBackoff {
  failed(now: number): void;
  succeeded(): void;
  /** Epoch milliseconds; `null` when nothing failed last. */
  until(): number | null;
}

/** A pause that doubles with each failure in a row, up to a limit. */
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
