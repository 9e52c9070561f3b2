import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stopAll(steps: readonly (() => Promise<unknown>)[]) {
  const exits: number[] = [];
  const errors: unknown[] = [];
  const stop = stopInOrder({
    steps,
    deadlineMs: 8000,
    onError: (error) => errors.push(error),
    exit: (code) => void exits.push(code),
  });
  return { stop, exits, errors };
}

it('closes each step in order, once', async () => {
  const closed: string[] = [];
  const step = (name: string) => async () => closed.push(name);
  const { stop, exits } = stopAll([step('server'), step('database')]);
  stop(0);
  stop(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([closed, exits]).toEqual([['server', 'database'], [0]]);
});

it('closes the remaining steps when one fails, and exits with 1', async () => {
  const closed: string[] = [];
  const { stop, exits, errors } = stopAll([
    () => Promise.reject(new Error('no')),
    async () => closed.push('database'),
  ]);
  stop(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([closed, exits, errors]).toEqual([['database'], [1], [new Error('no')]]);
});

it('exits at the deadline when a step does not close', async () => {
  const { stop, exits } = stopAll([() => new Promise(() => undefined)]);
  stop(0);
  await vi.advanceTimersByTimeAsync(7999);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(exits).toEqual([1]);
});
