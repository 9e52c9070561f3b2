import { expect, it } from 'vitest';
import { createWorkQueue } from './create-work-queue.ts';

/** Tasks that end when they are told to, and what is known of them. */
function taskBench() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'done';
  };
  return { task, ends, most: () => most };
}

it('runs a few at once, lets a few wait, and refuses the rest', async () => {
  const { task, ends, most } = taskBench();
  const queue = createWorkQueue({ concurrency: 2, maxWaiting: 3 });
  const accepted = Array.from({ length: 5 }, () => queue(task));
  await expect(queue(task)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  const all = Promise.all(accepted);
  for (let ended = 0; ended < 5;) {
    const end = ends[ended];
    if (end) {
      end();
      ended += 1;
    } else await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await all).toEqual(Array.from({ length: 5 }, () => 'done'));
  expect(most()).toBe(2);
});

it('goes on after a task that failed', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1 });
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue(async () => 1)).toBe(1);
});
