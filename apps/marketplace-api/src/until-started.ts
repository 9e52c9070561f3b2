import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's own word for "in a moment": it is reading its log after a crash. */
const starting = '57P03';

const isStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === starting;

/** Tries a task again, a second later, for as long as the database says that it is still starting. */
export async function untilStarted<T>(task: () => Promise<T>, pause = 1000): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!isStarting(error)) throw error;
      await wait(pause);
    }
  }
}
