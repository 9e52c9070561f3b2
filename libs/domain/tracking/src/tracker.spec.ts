import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateDecision, TrackerConfig, TrackingEvent } from './index.ts';
import { createTracker } from './index.ts';
import { memoryDelivery, memoryStorage } from './testing/index.ts';

const view = { page_type: 'home', operation: 3 };

/** Awaiting it flushes pending writes, as between two tasks of a page. */
const aTask = Promise.resolve();

const setUp = (given: Partial<TrackerConfig> = {}) => {
  const storage = memoryStorage();
  const delivery = memoryDelivery();
  let sessions = 0;
  const start = () =>
    createTracker({
      name: 'tracking',
      storage,
      delivery,
      gate: () => 'send',
      newSessionId: () => `s${(sessions += 1)}`,
      context: () => ({ ab_test: '', source: 'organic' }),
      ...given,
    });
  const arrived = () => delivery.bodies.flatMap((body) => JSON.parse(body) as TrackingEvent[]);
  const ids = () => arrived().map(({ session_id, sequence_id }) => `${session_id}:${sequence_id}`);
  return { storage, delivery, start, arrived, ids };
};

describe('session and sequence', () => {
  it('continue across restarts, until half an hour of inactivity', async () => {
    const { start, ids } = setUp();
    start().track(view, 0);
    await aTask;
    const tracker = start();
    tracker.track(view, 1_799_999);
    tracker.track(view, 1_799_999 + 1_800_000);
    await tracker.flush(0);
    expect(ids()).toEqual(['s1:1', 's1:2', 's2:1']);
  });

  it('never repeat a number, whenever the page is left', async () => {
    const step = fc.constantFrom('track', 'restart', 'flush', 'exit');
    await fc.assert(
      fc.asyncProperty(fc.array(step), async (plan) => {
        const { start, ids } = setUp();
        let tracker = start();
        let tracked = 0;
        for (const [now, each] of plan.entries()) {
          if (each === 'track' || each === 'exit') tracked += 1;
          if (each === 'track') tracker.track(view, now);
          if (each === 'exit') tracker.exit(view, now);
          if (each === 'flush') await tracker.flush(now);
          if (each === 'restart') tracker = start();
          await aTask;
        }
        await start().flush(0);
        expect(ids()).toEqual(Array.from({ length: tracked }, (_, at) => `s1:${at + 1}`));
      }),
    );
  });

  it('restart when the stored session is malformed', async () => {
    const { storage, start, ids } = setUp();
    storage.set('tracking:session', '{"session_id":7}');
    const tracker = start();
    tracker.track(view, 0);
    await tracker.flush(0);
    expect(ids()).toEqual(['s1:1']);
  });
});

describe('timing', () => {
  it('sends events together, five seconds after the first', async () => {
    const { start, delivery } = setUp();
    const tracker = start();
    tracker.track(view, 100);
    tracker.track(view, 4000);
    expect(tracker.dueAt()).toBe(5100);
    await tracker.tick(5099);
    expect(delivery.bodies).toHaveLength(0);
    await tracker.tick(5100);
    expect(delivery.bodies).toHaveLength(1);
    expect(tracker.dueAt()).toBeNull();
  });

  it('sends immediately when a body is full', () => {
    const tracker = setUp({ limits: { maxBatchBytes: 150 } }).start();
    tracker.track(view, 100);
    tracker.track(view, 200);
    expect(tracker.dueAt()).toBe(100);
  });

  it('retries with exponential backoff, up to a limit', async () => {
    const { start, delivery, ids } = setUp({ limits: { maxRetryMs: 3000 } });
    const tracker = start();
    tracker.track(view, 0);
    delivery.plan('fails', 'fails', 'fails');
    const pauses: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      await tracker.flush(0);
      pauses.push(tracker.dueAt());
    }
    expect(pauses).toEqual([1000, 2000, 3000]);
    await tracker.tick(3000);
    expect([ids(), tracker.stats().waiting]).toEqual([['s1:1'], 0]);
  });
});

describe('page exit', () => {
  /** @spec page-exit */
  it('sends waiting events as a beacon, with the exit (tracker id 220) last', () => {
    const { start, arrived, storage } = setUp();
    const tracker = start();
    tracker.track(view, 0);
    tracker.exit(view, 1);
    expect(arrived().map(({ info }) => info.tracker_id)).toEqual([undefined, 220]);
    expect(storage.keys()).toEqual(['tracking:session']);
  });

  it('keeps undelivered events for the next page', async () => {
    const { start, delivery, ids } = setUp();
    delivery.plan('fails');
    start().exit(view, 0);
    await start().tick(0);
    expect(ids()).toEqual(['s1:1']);
  });

  it('does not resend events that are in flight', async () => {
    const { start, ids } = setUp();
    const tracker = start();
    tracker.track(view, 0);
    const sending = tracker.flush(0);
    tracker.exit(view, 1);
    await sending;
    expect(ids()).toEqual(['s1:1', 's1:2']);
  });
});

describe('consent', () => {
  it.each<[GateDecision, GateDecision, string[]]>([
    ['send', 'send', ['s1:1']],
    ['hold', 'send', ['s1:1']],
    ['hold', 'hold', []],
    ['hold', 'drop', []],
    ['send', 'drop', []],
    ['drop', 'send', []],
  ])('when tracked %s, when sent %s: %j is sent', async (first, then, left) => {
    let answer = first;
    const { start, ids, storage } = setUp({ gate: () => answer });
    const tracker = start();
    tracker.track(view, 0);
    await aTask;
    expect(storage.keys()).toHaveLength(first === 'send' ? 1 : 0);
    answer = then;
    await tracker.flush(0);
    expect([ids(), tracker.dueAt()]).toEqual([left, null]);
    expect(storage.keys().filter((key) => key.includes(':entries:'))).toEqual([]);
  });

  it('numbering continues after held events were sent', async () => {
    let answer: GateDecision = 'hold';
    const { start, ids } = setUp({ gate: () => answer });
    const tracker = start();
    tracker.track(view, 0);
    answer = 'send';
    await tracker.flush(0);
    const next = start();
    next.track(view, 1);
    await next.flush(1);
    expect(ids()).toEqual(['s1:1', 's1:2']);
  });
});
