import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

export type QueueLimits = {
  /** How many tasks run at once. */
  readonly concurrency: number;
  /** How many more tasks may wait in the queue. */
  readonly maxWaiting: number;
};

export type BoundedQueue = {
  /** Runs the task when a slot is free. Throws `SERVICE_UNAVAILABLE` immediately when the queue is full. */
  run<T>(task: () => Promise<T>): Promise<T>;
};

const busyRetrySeconds = 5;

/** Limits running and waiting tasks: under overload new tasks fail immediately instead of delaying all others. */
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
