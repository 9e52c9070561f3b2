import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

/** Tasks that end on command, and how many ran at once. */
function createPendingTasks() {
  const ends: (() => void)[] = [];
  let running = 0;
  let mostRunning = 0;
  const task = async () => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'done';
  };
  return { ends, task, mostRunning: () => mostRunning };
}

it('runs a few concurrently, lets a few wait, and rejects the rest immediately', async () => {
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 3, retryAfterSeconds: 5 });
  const { task, ends, mostRunning } = createPendingTasks();
  const answers = Array.from({ length: 400 }, () => queue.run(task).catch((error: unknown) => error));
  const rejected = await Promise.all(answers.slice(5));
  expect(rejected).toHaveLength(395);
  for (const error of rejected)
    expect(error).toMatchObject({ code: errorCodes.SERVICE_UNAVAILABLE, status: 503, retryAfter: 5 });
  expect(ends).toHaveLength(2);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await answers[ended];
  }
  expect(await Promise.all(answers.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(mostRunning()).toBe(2);
});

it('has room again once a task ends or fails', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 0, retryAfterSeconds: 5 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 7)).toBe(7);
});
