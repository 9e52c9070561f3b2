import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnreachable } from '@pasar/database';

export type RetryOptions = {
  /** Delay between attempts, in milliseconds. */
  readonly retryDelayMs: number;
  /** Called for attempts 1, 2, 4, 8 …, so that a long wait produces a short log. */
  readonly log: (line: string) => void;
};

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

const readErrorCode = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : 'no code';
};

/** Retries a task while the database is unreachable, for example while it is still starting. */
export async function retryUntilConnected<T>(
  task: () => Promise<T>,
  { retryDelayMs, log }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (!isDatabaseUnreachable(error)) throw error;
      if (isPowerOfTwo(attempt))
        log(`The database cannot be reached (${readErrorCode(error)}, attempt ${attempt}); waiting for it.`);
      await wait(retryDelayMs);
    }
  }
}
