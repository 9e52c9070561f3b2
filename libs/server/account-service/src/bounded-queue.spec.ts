import { errorCodes } from '@pasar/error-catalogue';
import { expect, it } from 'vitest';
import { createBoundedQueue } from './bounded-queue.ts';

/** Tasks that end when they are told to, and a count of those that run. */
function heldTasks() {
  const ends: (() => void)[] = [];
  return {
    ends,
    task: () => new Promise<string>((resolve) => void ends.push(() => resolve('done'))),
  };
}

it('runs a few at once, lets a few wait, and refuses the rest at once', async () => {
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting: 3 });
  const { task, ends } = heldTasks();
  const answers = Array.from({ length: 400 }, () => queue.run(task).catch((error: unknown) => error));
  const refused = await Promise.all(answers.slice(5));
  expect(refused).toHaveLength(395);
  for (const error of refused)
    expect(error).toMatchObject({ code: errorCodes.SERVICE_UNAVAILABLE, status: 503, retryAfter: 5 });
  expect(ends).toHaveLength(2);
  for (let ended = 0; ended < 5; ended += 1) {
    ends[ended]?.();
    await answers[ended];
  }
  expect(await Promise.all(answers.slice(0, 5))).toEqual(Array.from({ length: 5 }, () => 'done'));
});

it('has room again once something ended, also by a failure', async () => {
  const queue = createBoundedQueue({ concurrency: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run(async () => 7)).toBe(7);
});
