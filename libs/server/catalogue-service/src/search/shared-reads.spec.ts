import { expect, it } from 'vitest';
import { createSharedReads } from './shared-reads.ts';

/** Reads count up; the clock is the test's. */
function open() {
  let [time, reads] = [0, 0];
  const share = createSharedReads({ maxAgeMs: 5000, now: () => time });
  return {
    read: (key = 'SG') => share(key, async () => (reads += 1)),
    fail: () => share('SG', () => Promise.reject(new Error('down'))),
    wait: (milliseconds: number) => void (time += milliseconds),
  };
}

it('shares a value for five seconds', async () => {
  const { read, wait } = open();
  const values = [await read()];
  wait(4999);
  values.push(await read());
  wait(1);
  values.push(await read());
  expect(values).toEqual([1, 1, 2]);
});

it('reads once for concurrent searches, and each key on its own', async () => {
  const { read } = open();
  expect(await Promise.all([read(), read(), read('TH')])).toEqual([1, 1, 2]);
});

it('reads again after a failure', async () => {
  const { read, fail } = open();
  await expect(fail()).rejects.toThrow('down');
  expect(await read()).toBe(1);
});
