import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { RunningService } from './service.ts';

/** A service whose ends are in our hands. */
function fakeService({ failsAfter = Infinity } = {}) {
  const ends: ((reason: string) => void)[] = [];
  let starts = 0;
  let stops = 0;
  const start = async (): Promise<RunningService> => {
    starts += 1;
    if (starts > failsAfter) throw new Error('no start');
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.push(resolve);
    return {
      ended: promise,
      stop: async () => {
        stops += 1;
        resolve('by order');
      },
    };
  };
  return { service: { name: 'It', start }, ends, counts: () => ({ starts, stops }) };
}

function listener() {
  const told: string[] = [];
  const given: string[] = [];
  const settled = (list: string[], length: number) => expect.poll(() => list.length).toBe(length);
  return {
    told,
    given,
    settled,
    options: {
      now: () => 0,
      pause: 0,
      tell: (line: string) => void told.push(line),
      giveUp: (line: string) => void given.push(line),
    },
  };
}

it('starts a service again that ended unasked', async () => {
  const { service, ends, counts } = fakeService();
  const { options, told } = listener();
  await keepRunning(service, options);
  ends[0]?.('code 1');
  await expect.poll(() => counts().starts).toBe(2);
  expect(told).toEqual(['It ended (code 1); it is started again.']);
});

it('leaves a service alone that ended by order', async () => {
  const { service, counts } = fakeService();
  const { options, told } = listener();
  const keeper = await keepRunning(service, options);
  await keeper.stop();
  expect([counts(), told]).toEqual([{ starts: 1, stops: 1 }, []]);
});

it('starts a service again by order, without a word', async () => {
  const { service, counts } = fakeService();
  const { options, told } = listener();
  const keeper = await keepRunning(service, options);
  await keeper.restart();
  expect([counts(), told]).toEqual([{ starts: 2, stops: 1 }, []]);
});

it('gives up, once, on a service that does not stay up', async () => {
  const { service, ends } = fakeService({ failsAfter: 1 });
  const { options, told, given, settled } = listener();
  await keepRunning(service, options);
  ends[0]?.('code 1');
  await settled(given, 1);
  expect([told.length, given]).toEqual([5, ['It does not stay up: no start']]);
});

it('rejects when the first start fails', async () => {
  const { service } = fakeService({ failsAfter: 0 });
  await expect(keepRunning(service, listener().options)).rejects.toThrow('no start');
});
