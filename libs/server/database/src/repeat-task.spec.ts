import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatTask } from './repeat-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task whose runs end on command. */
function slowTask() {
  const runs: PromiseWithResolvers<void>[] = [];
  const task = () => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  };
  return { runs, task };
}

it('waits for a run to end before the next one', async () => {
  const { runs, task } = slowTask();
  repeatTask(task, { intervalMs: 10, onError: () => undefined });
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toHaveLength(2);
});

it('continues after a failed run', async () => {
  const errors: unknown[] = [];
  const task = async () => {
    throw new Error('no');
  };
  repeatTask(task, { intervalMs: 10, onError: (error) => errors.push(error) });
  await vi.advanceTimersByTimeAsync(25);
  expect(errors).toHaveLength(2);
});

it('stops after the current run', async () => {
  const { runs, task } = slowTask();
  const repeated = repeatTask(task, { intervalMs: 10, onError: () => undefined });
  await vi.advanceTimersByTimeAsync(10);
  let stopped = false;
  const stopping = repeated.stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(100);
  expect(stopped).toBe(false);
  runs[0]?.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toHaveLength(1);
});
