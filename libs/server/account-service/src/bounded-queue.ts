import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

export type QueueLimits = {
  /** How many tasks run at once. */
  readonly concurrency: number;
  /** How many more may wait for their turn. */
  readonly maxWaiting: number;
};

export type BoundedQueue = {
  /** Runs a task when it is its turn. Throws `SERVICE_UNAVAILABLE` at once when too many wait already. */
  run<T>(task: () => Promise<T>): Promise<T>;
};

const busyRetrySeconds = 5;

/** Bounds both what runs and what waits, so that a flood is refused at once instead of delaying everybody. */
export function createBoundedQueue({ concurrency, maxWaiting }: QueueLimits): BoundedQueue {
  const waiting: (() => void)[] = [];
  let free = concurrency;
  return {
    run: async (task) => {
      if (free === 0 && waiting.length >= maxWaiting)
        throw new ApiError(errorCodes.SERVICE_UNAVAILABLE, { retryAfter: busyRetrySeconds });
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
