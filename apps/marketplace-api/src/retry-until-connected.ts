import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnreachable } from '@pasar/database';

export type RetryOptions = {
  /** Milliseconds between two attempts. */
  readonly retryDelayMs: number;
  /** Hears of the first failed attempt, and of each that comes after twice as many as before: a long wait has a short log. */
  readonly log: (line: string) => void;
};

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

const readErrorCode = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && 'code' in first ? String(first.code) : 'no code';
};

/** Repeats a task for as long as the database cannot be reached: it is starting, or is not started yet. */
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
