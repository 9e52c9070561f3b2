import { minuteMs } from '@pasar/durations';
import { expect, it } from 'vitest';
import { createCallCounter } from './call-counter.ts';
import type { SharedCounts } from './ports.ts';

const windowMs = minuteMs;
const max = 320;

/** In-memory shared counts that record what was added. */
function memorySharedCounts() {
  const totals = new Map<string, number>();
  const calls: string[][] = [];
  const shared: SharedCounts = {
    add: async (counts) => {
      calls.push(counts.map(({ key }) => key));
      for (const { key, hits } of counts) totals.set(key, (totals.get(key) ?? 0) + hits);
      return new Map(counts.map(({ key }) => [key, totals.get(key) ?? 0]));
    },
  };
  return { shared, calls };
}

const hitTimes = (counter: ReturnType<typeof createCallCounter>, times: number, key = 'a'): number =>
  Array.from({ length: times }, () => counter.hit(key, max, windowMs).hits).at(-1) ?? 0;

it('counts within a window of the clock, and starts a new one after it', () => {
  let now = 90_000;
  const counter = createCallCounter({ now: () => now });
  expect(counter.hit('a', max, windowMs)).toEqual({ hits: 1, endsAt: 120_000 });
  expect(counter.hit('a', max, windowMs)).toEqual({ hits: 2, endsAt: 120_000 });
  expect(counter.hit('b', max, windowMs)).toEqual({ hits: 1, endsAt: 120_000 });
  now = 120_000;
  expect(counter.hit('a', max, windowMs)).toEqual({ hits: 1, endsAt: 180_000 });
});

it('includes the counts of other processes', async () => {
  const { shared } = memorySharedCounts();
  const [one, other] = [0, 1].map(() => createCallCounter({ now: () => 0, shared }));
  if (!one || !other) throw new Error('There are two.');
  hitTimes(one, 200);
  hitTimes(other, 150);
  await one.sync();
  await other.sync();
  await one.sync();
  expect(hitTimes(other, 1)).toBe(351);
  expect(hitTimes(one, 1)).toBe(201);
  await one.sync();
  expect(hitTimes(one, 1)).toBe(352);
});

it('limits a client that uses every process to twice its limit plus one sync interval', async () => {
  const { shared } = memorySharedCounts();
  const processes = Array.from({ length: 32 }, () => createCallCounter({ now: () => 0, shared }));
  let let_in = 0;
  for (let round = 0; round < 100; round += 1) {
    for (const each of processes) if (each.hit('a', max, windowMs).hits <= max) let_in += 1;
    for (const each of processes) await each.sync();
  }
  expect(let_in).toBeLessThanOrEqual(2 * max + processes.length);
});

it('keeps ordinary visitors out of the shared counts', async () => {
  const { shared, calls } = memorySharedCounts();
  const counter = createCallCounter({ now: () => 0, shared });
  hitTimes(counter, max / 32);
  await counter.sync();
  expect(calls).toEqual([]);
  hitTimes(counter, 1);
  hitTimes(counter, max, 'b');
  await counter.sync();
  expect(calls).toEqual([['a', 'b']]);
  await counter.sync();
  expect(calls).toHaveLength(1);
});

it('counts alone while the shared counts are unavailable, and adds everything later', async () => {
  const { shared, calls } = memorySharedCounts();
  let isAway = true;
  const add: SharedCounts['add'] = async (counts) => {
    if (isAway) throw new Error('away');
    return shared.add(counts);
  };
  const counter = createCallCounter({ now: () => 0, shared: { add } });
  expect(hitTimes(counter, 100)).toBe(100);
  await expect(counter.sync()).rejects.toThrow('away');
  expect(hitTimes(counter, 1)).toBe(101);
  isAway = false;
  await counter.sync();
  expect([calls, hitTimes(counter, 1)]).toEqual([[['a']], 102]);
});
