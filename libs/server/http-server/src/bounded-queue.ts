import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from './api-error.ts';

export type BoundedQueueLimits = {
  /** Number of tasks that run concurrently. */
  readonly concurrency: number;
  /** How many more tasks may wait; one more is rejected. */
  readonly maxWaiting: number;
  /** When a rejected caller may try again. */
  readonly retryAfterSeconds: number;
};

export type BoundedQueue = {
  /** Runs a task when a slot is free. Throws `SERVICE_UNAVAILABLE` immediately when the queue is full. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

/** Limits running and waiting tasks: under overload new tasks fail immediately instead of delaying all others. */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  retryAfterSeconds,
}: BoundedQueueLimits): BoundedQueue {
  const waiting: (() => void)[] = [];
  let free = concurrency;
  return {
    run: async (task) => {
      if (free === 0 && waiting.length >= maxWaiting)
        throw new ApiError(errorCodes.SERVICE_UNAVAILABLE, { retryAfter: retryAfterSeconds });
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
