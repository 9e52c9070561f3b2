import { expect, it } from 'vitest';
import { createBatchCache } from './batch-cache.ts';

/** A cache of at most three values; the clock is the test's. Only inputs of one letter have a value. */
function open() {
  let time = 0;
  const batches: string[][] = [];
  const cache = createBatchCache<string>({ maxAgeMs: 5000, maxEntries: 3, now: () => time });
  const toKey = (input: string): string => input.toLowerCase();
  return {
    batches,
    read: (...inputs: string[]) =>
      cache(inputs, toKey, async (missing) => {
        batches.push([...missing]);
        return missing.map((input) => (input.length === 1 ? `${input} at ${time}` : undefined));
      }),
    fail: (...inputs: string[]) => cache(inputs, toKey, () => Promise.reject(new Error('down'))),
    wait: (milliseconds: number) => void (time += milliseconds),
  };
}

it('reads only what was not read in the last five seconds, together and in order', async () => {
  const { read, wait, batches } = open();
  await read('a', 'b');
  wait(4999);
  expect(await read('c', 'B', 'a', 'd')).toEqual(['c at 4999', 'b at 0', 'a at 0', 'd at 4999']);
  wait(1);
  expect(await read('b', 'c')).toEqual(['b at 5000', 'c at 4999']);
  expect(batches).toEqual([['a', 'b'], ['c', 'd'], ['b']]);
});

it('reads nothing if every value is known', async () => {
  const { read, batches } = open();
  await read('a');
  await read('a');
  await read();
  expect(batches).toEqual([['a']]);
});

it('asks again for a missing value, and after a failure', async () => {
  const { read, fail, batches } = open();
  expect(await read('missing', 'a')).toEqual([undefined, 'a at 0']);
  await read('a', 'missing');
  await expect(fail('b')).rejects.toThrow('down');
  expect(await read('b')).toEqual(['b at 0']);
  expect(batches).toEqual([['missing', 'a'], ['missing'], ['b']]);
});

it('drops the values that were read first', async () => {
  const { read, wait, batches } = open();
  await read('a', 'b', 'c');
  wait(5000);
  await read('a');
  wait(1);
  await read('d');
  expect(await read('a', 'b')).toEqual(['a at 5000', 'b at 5001']);
  expect(batches.slice(1)).toEqual([['a'], ['d'], ['b']]);
});
