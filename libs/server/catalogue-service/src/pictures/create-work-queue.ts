import { errorCodes } from '@pasar/error-catalogue';
import { ApiError } from '@pasar/http-server';

export type WorkQueueOptions = {
  /** So many tasks run at once. */
  readonly concurrency: number;
  /** So many wait at most; one more is refused. */
  readonly maxWaiting: number;
};

/** Runs tasks, a few at once. Throws SERVICE_UNAVAILABLE, with a time to come again, when too many wait already. */
export type WorkQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

const retryAfterSeconds = 2;

export function createWorkQueue({ concurrency, maxWaiting }: WorkQueueOptions): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const free = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async (task) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting)
        throw new ApiError(errorCodes.SERVICE_UNAVAILABLE, { retryAfter: retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await task();
    } finally {
      free();
    }
  };
}
