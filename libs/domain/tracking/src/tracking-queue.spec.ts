import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueueConfig } from './index.ts';
import { createDeduplicator, createTrackingQueue } from './index.ts';
import type { DeliveryResult } from './testing/index.ts';
import { memoryDelivery, memoryStorage } from './testing/index.ts';

type Note = {
  readonly id: string;
  readonly words: string;
};

const countBytes = (text: string): number => new TextEncoder().encode(text).length;
const note = (id: number | string, words = ''): Note => ({ id: String(id), words });
const text = (id: number | string, words = ''): string => JSON.stringify(note(id, words));

/** Awaiting it flushes pending writes, as between two tasks of a page. */
const aTask = Promise.resolve();

const setUp = (given: Partial<QueueConfig> = {}) => {
  const storage = memoryStorage();
  const delivery = memoryDelivery();
  const start = () =>
    createTrackingQueue({
      name: 'notes',
      readId: (text) => (text.startsWith('{"id":') ? (JSON.parse(text) as Note).id : null),
      storage,
      delivery,
      gate: () => 'send',
      ...given,
    });
  const arrived = () => delivery.bodies.flatMap((body) => JSON.parse(body) as Note[]).map(({ id }) => id);
  return { storage, delivery, start, arrived };
};

type Step = { do: 'add'; words: string } | { do: 'flush' | 'restart' | 'exit' };
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('add' as const),
        words: fc.string({ unit: 'binary', maxLength: 20 }),
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'flush' }, { do: 'restart' }, { do: 'exit' }) },
  ),
  { maxLength: 40 },
);
const fates = fc.array(fc.constantFrom<DeliveryResult>('arrives', 'fails', 'answer-lost'), { maxLength: 12 });

/** Runs the steps, restarts once more, and delivers the rest. */
const live = async (plan: readonly Step[], ...planned: DeliveryResult[]) => {
  const fixture = setUp({ limits: { maxBatchBytes: 200 } });
  fixture.delivery.plan(...planned);
  let queue = fixture.start();
  const added: string[] = [];
  for (const step of plan) {
    if (step.do === 'add') {
      const each = note(added.length, step.words);
      if (queue.add(each.id, JSON.stringify(each), 0).queued) added.push(each.id);
    }
    if (step.do === 'flush') await queue.flush(0);
    if (step.do === 'exit') queue.flushBeacon();
    if (step.do === 'restart') queue = fixture.start();
    await aTask;
  }
  for (let round = 0; round <= planned.length; round += 1) await fixture.start().flush(0);
  return { ...fixture, added };
};

describe('laws of delivery', () => {
  it('every entry arrives exactly once, in order, despite failures and restarts', async () => {
    const failing = fates.map((all) => all.filter((fate) => fate !== 'answer-lost'));
    await fc.assert(
      fc.asyncProperty(steps, failing, async (plan, planned) => {
        const { arrived, added, storage } = await live(plan, ...planned);
        expect(arrived()).toEqual(added);
        expect(storage.keys()).toEqual([]);
      }),
    );
  });

  it('when responses are lost, the receiver recognizes duplicates by id', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fates, async (plan, planned) => {
        const { arrived, added } = await live(plan, ...planned);
        const { isNew } = createDeduplicator(1000);
        expect(arrived().filter(isNew)).toEqual(added);
      }),
    );
  });

  it('no body exceeds the size limit', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fates, async (plan, planned) => {
        const { delivery } = await live(plan, ...planned);
        expect(Math.max(0, ...delivery.bodies.map(countBytes))).toBeLessThanOrEqual(200);
      }),
    );
  });

  it('while delivery is blocked the queue stays bounded and keeps the newest entries', async () => {
    const limits = { maxEntries: 5, maxQueueBytes: 150 };
    const words = fc.array(fc.string({ maxLength: 60 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(words, async (all) => {
        const { start, delivery, storage, arrived } = setUp({ limits });
        const queue = start();
        delivery.plan(...all.map(() => 'fails' as const));
        for (const [id, each] of all.entries()) {
          queue.add(String(id), text(id, each), 0);
          await queue.flush(0);
          expect(queue.stats().bytes).toBeLessThanOrEqual(150);
          expect(storage.keys()).toHaveLength(queue.stats().waiting);
        }
        await queue.flush(0);
        const last = all.length - arrived().length;
        expect(arrived()).toEqual([...all.keys()].slice(last).map(String));
        expect(arrived().length + queue.stats().evicted).toBe(all.length);
      }),
    );
  });
});

describe('refused entries', () => {
  it('a repeated id, even after delivery', async () => {
    const queue = setUp().start();
    expect(queue.add('1', text(1), 0)).toEqual({ queued: true });
    await queue.flush(0);
    expect(queue.add('1', text(1), 0)).toEqual({ queued: false, reason: 'duplicate' });
  });

  // {"id":"1","words":""} is 21 bytes, its body 23.
  it.each([
    [23, { queued: true }],
    [22, { queued: false, reason: 'oversize' }],
  ])('within %i bytes: %j', (maxBatchBytes, result) => {
    expect(setUp({ limits: { maxBatchBytes } }).start().add('1', text(1), 0)).toEqual(result);
  });

  it('an entry if all waiting entries are in flight', async () => {
    const queue = setUp({ limits: { maxEntries: 1 } }).start();
    queue.add('1', text(1), 0);
    const sending = queue.flush(0);
    expect(queue.add('2', text(2), 0)).toEqual({ queued: false, reason: 'full' });
    await sending;
  });

  it('an entry without consent', () => {
    expect(
      setUp({ gate: () => 'drop' })
        .start()
        .add('1', text(1), 0),
    ).toEqual({
      queued: false,
      reason: 'consent',
    });
  });
});

describe('storage', () => {
  it('loses nothing while the page is open if it is full', async () => {
    const { storage, start, arrived } = setUp();
    storage.fill(true);
    const queue = start();
    queue.add('1', text(1), 0);
    await queue.flush(0);
    expect(arrived()).toEqual(['1']);
  });

  it('restores valid entries among corrupt or foreign content', async () => {
    const { storage, start, arrived } = setUp();
    storage.set('notes:entries:100000000001', 'broken');
    storage.set('notes:entries:100000000002', `[${text(2)},7]`);
    storage.set('notes:entries:100000000003', `[${text(2)}]`);
    storage.set('other:entries:100000000001', `[${text(9)}]`);
    await start().flush(0);
    expect(arrived()).toEqual(['2']);
    expect(storage.keys()).toEqual(['other:entries:100000000001']);
  });

  it('keeps the order across restarts', async () => {
    const { start, arrived } = setUp();
    for (let id = 1; id <= 12; id += 1) {
      start().add(String(id), text(id), 0);
      await aTask;
    }
    await start().flush(0);
    expect(arrived()).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
  });
});

it('sends one body at a time, however often it is called', async () => {
  const { start, arrived } = setUp();
  const queue = start();
  queue.add('1', text(1), 0);
  await Promise.all([queue.flush(0), queue.flush(0), queue.tick(9999)]);
  expect(arrived()).toEqual(['1']);
});

it('evicts the oldest ids beyond its limit', () => {
  const { isNew } = createDeduplicator(2);
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(isNew)).toEqual([true, true, false, true, false, true]);
});
