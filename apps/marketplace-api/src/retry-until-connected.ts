import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnreachable, readErrorCode } from '@pasar/database';

export type RetryOptions = {
  /** Delay between attempts, in milliseconds. */
  readonly retryDelayMs: number;
  /** Called for attempts 1, 2, 4, 8 …, so that a long wait produces a short log. */
  readonly log: (line: string) => void;
};

const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count));

/** A host name may resolve to several addresses, each with its own error. */
const describeCode = (error: unknown): string =>
  readErrorCode(error instanceof AggregateError ? error.errors[0] : error) || 'no code';

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
        log(`The database cannot be reached (${describeCode(error)}, attempt ${attempt}); waiting for it.`);
      await wait(retryDelayMs);
    }
  }
}
