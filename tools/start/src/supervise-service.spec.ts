import { expect, it } from 'vitest';
import { backoffDelayMs, superviseService } from './supervise-service.ts';
import type { RunningService } from './service.ts';

/** Creates a service whose exits and failed starts the test controls. */
function fakeService() {
  const ends: ((reason: string) => void)[] = [];
  const counts = { starts: 0, stops: 0 };
  const control = { failing: false };
  const start = async (): Promise<RunningService> => {
    counts.starts += 1;
    if (control.failing) throw new Error('connect ECONNREFUSED');
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.push(resolve);
    return {
      ended: promise,
      stop: async () => {
        counts.stops += 1;
        resolve('by order');
      },
    };
  };
  return { service: { name: 'It', start }, ends, counts, control };
}

function createOptions() {
  const lines: string[] = [];
  const delays: number[] = [];
  const clock = { time: 0 };
  return {
    lines,
    delays,
    clock,
    options: {
      now: () => clock.time,
      random: () => 0,
      wait: async (milliseconds: number) => void delays.push(milliseconds),
      log: (line: string) => void lines.push(line),
    },
  };
}

it('restarts a service that exits unexpectedly', async () => {
  const { service, ends, counts } = fakeService();
  const { options, lines } = createOptions();
  await superviseService(service, options);
  ends[0]?.('code 1');
  await expect.poll(() => counts.starts).toBe(2);
  expect(lines).toEqual(['It ended (code 1); it is started again in 0.5 s.']);
});

it('never gives up on a service that keeps exiting', async () => {
  const { service, ends, counts } = fakeService();
  const { options, delays } = createOptions();
  await superviseService(service, options);
  for (let end = 0; end < 12; end += 1) {
    ends[end]?.('code 1');
    await expect.poll(() => counts.starts).toBe(end + 2);
  }
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16_000, ...Array.from({ length: 6 }, () => 30_000)]);
});

it('retries after failed starts', async () => {
  const { service, ends, counts, control } = fakeService();
  const { options, lines } = createOptions();
  await superviseService(service, {
    ...options,
    wait: async () => void (control.failing = counts.starts < 20),
  });
  ends[0]?.('code 1');
  await expect.poll(() => counts.starts).toBe(21);
  expect(lines.at(-1)).toContain('It ended (connect ECONNREFUSED)');
});

it('resets the backoff after a minute without an exit', async () => {
  const { service, ends, counts } = fakeService();
  const { options, delays, clock } = createOptions();
  await superviseService(service, options);
  for (const [end, uptime] of [0, 0, 60_000, 0].entries()) {
    clock.time += uptime;
    ends[end]?.('code 1');
    await expect.poll(() => counts.starts).toBe(end + 2);
  }
  expect(delays).toEqual([500, 1000, 500, 1000]);
});

it('adds up to a quarter of jitter', () => {
  expect([0, 0.5, 1].map((chance) => backoffDelayMs(1, () => chance))).toEqual([500, 437.5, 375]);
});

it('does not restart a service that was stopped', async () => {
  const { service, counts } = fakeService();
  const { options, lines } = createOptions();
  const keeper = await superviseService(service, options);
  await keeper.stop();
  expect([counts, lines]).toEqual([{ starts: 1, stops: 1 }, []]);
});

it('stops a service that is restarting', async () => {
  const { service, ends, counts } = fakeService();
  const { options } = createOptions();
  const starting = Promise.withResolvers<void>();
  const slow = {
    ...service,
    start: async () => {
      if (counts.starts === 1) await starting.promise;
      return service.start();
    },
  };
  const keeper = await superviseService(slow, options);
  ends[0]?.('code 1');
  await keeper.stop();
  starting.resolve();
  await expect.poll(() => counts.stops).toBe(counts.starts);
});

it('restarts a service on request, without a message', async () => {
  const { service, counts } = fakeService();
  const { options, lines } = createOptions();
  const keeper = await superviseService(service, options);
  await keeper.restart();
  expect([counts, lines]).toEqual([{ starts: 2, stops: 1 }, []]);
});

it('keeps retrying when a requested restart fails', async () => {
  const { service, counts, control } = fakeService();
  const { options, lines } = createOptions();
  const keeper = await superviseService(service, {
    ...options,
    wait: async () => void (control.failing = false),
  });
  control.failing = true;
  await keeper.restart();
  await expect.poll(() => counts.starts).toBe(3);
  expect(lines).toEqual(['It ended (connect ECONNREFUSED); it is started again in 0.5 s.']);
});

it('rejects when the first start fails', async () => {
  const { service, control } = fakeService();
  control.failing = true;
  await expect(superviseService(service, createOptions().options)).rejects.toThrow('ECONNREFUSED');
});
