import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GateDecision, TrackingEvent } from './index.ts';
import {
  createReporter,
  createTracker,
  createTrackingTab,
  readReports,
  trackingOperations,
} from './index.ts';
import { memoryDelivery, memoryLocks, memoryStorage } from './testing/index.ts';

const context = () => ({
  userid: null,
  token: '',
  device_id: 'd',
  platform: 5,
  country: 'SG',
  fingerprint: '',
});

/** A browser with tabs that share storage and lock. */
const setUp = (answer: () => GateDecision = () => 'send') => {
  const storage = memoryStorage();
  const locks = memoryLocks();
  const events = memoryDelivery();
  const reports = memoryDelivery();
  let tabs = 0;
  const open = () => {
    const lock = locks.tab();
    const shared = { storage, gate: answer };
    const createOwnerTrackers = () => {
      const tracker = createTracker({
        ...shared,
        name: 'events',
        delivery: events,
        newSessionId: () => 's',
        context: () => ({ ab_test: '', source: '' }),
      });
      const { session } = tracker;
      return {
        tracker,
        reporter: createReporter({ ...shared, name: 'reports', delivery: reports, session, context }),
      };
    };
    const tab = createTrackingTab({
      ...shared,
      name: 'tracking',
      tabId: `t${(tabs += 1)}`,
      lock,
      createOwnerTrackers,
    });
    return { ...tab, close: lock.close };
  };
  const arrived = () =>
    events.bodies.flatMap((body) => JSON.parse(body) as TrackingEvent[]).map(({ info }) => info.page_type);
  const reported = () => reports.bodies.flatMap((body) => readReports(JSON.parse(body)));
  return { storage, open, arrived, reported };
};

const view = (page_type: string, at: number) => ({
  at,
  event: { page_type, operation: trackingOperations.view },
});

describe('among tabs', () => {
  it('one tab owns the queue and collects messages of the others', async () => {
    const { open, arrived } = setUp();
    const [first, second] = [open(), open()];
    expect([first.isOwner(), second.isOwner()]).toEqual([true, false]);
    second.post(view('b', 1));
    first.post(view('a', 2));
    await first.tick(3);
    await first.tick(99_999);
    expect(arrived().toSorted()).toEqual(['a', 'b']);
    first.close();
    expect(second.isOwner()).toBe(true);
  });

  it('each message arrives once, whichever tab sends it and whichever closes', async () => {
    const step = fc.record({ tab: fc.nat(2), act: fc.constantFrom('post', 'post', 'tick', 'close') });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (plan) => {
        const { open, arrived, storage } = setUp();
        const tabs = [open(), open(), open()];
        const posted: string[] = [];
        for (const [now, { tab, act }] of plan.entries()) {
          if (act === 'post') {
            posted.push(`p${now}`);
            tabs[tab]?.post(view(`p${now}`, now));
          }
          if (act === 'tick') await tabs[tab]?.tick(now);
          await Promise.resolve();
          if (act === 'close') {
            tabs[tab]?.close();
            tabs[tab] = open();
          }
        }
        for (const tab of tabs) {
          await tab.tick(1000);
          tab.sendBeacon();
          tab.close();
        }
        expect(arrived().toSorted()).toEqual(posted.toSorted());
        expect(storage.keys().filter((key) => !key.endsWith(':session'))).toEqual([]);
      }),
    );
  });

  it('numbers reports among the events', async () => {
    const { open, reported } = setUp();
    const tab = open();
    tab.post(view('a', 1));
    tab.post({
      at: 2,
      report: { operation: 1, placement: 'search-page', items: [{ itemid: 7 }], json_data: { x: 1 } },
    });
    await tab.tick(99_999);
    expect(reported()).toEqual([
      {
        ...context(),
        session_id: 's',
        timestamp: 2,
        operation: 1,
        items: [{ itemid: 7 }],
        shops: [],
        placement: 'search-page',
        json_data: { x: 1, sequence_id: 2 },
      },
    ]);
  });
});

describe('consent', () => {
  it.each<[GateDecision, GateDecision, string[]]>([
    ['hold', 'send', ['a']],
    ['hold', 'drop', []],
    ['drop', 'send', []],
  ])(
    'before %s and after %s: %j is sent, from a tab that does not own the queue',
    async (first, then, left) => {
      let answer = first;
      const { open, arrived, storage } = setUp(() => answer);
      const [owner, other] = [open(), open()];
      other.post(view('a', 1));
      expect(storage.keys()).toEqual([]);
      answer = then;
      await other.tick(2);
      await owner.tick(99_999);
      owner.sendBeacon();
      expect(arrived()).toEqual(left);
    },
  );
});

it('keeps messages in memory when storage is full', async () => {
  const { open, arrived, storage } = setUp();
  const [owner, other] = [open(), open()];
  storage.fill(true);
  other.post(view('a', 1));
  storage.fill(false);
  owner.close();
  await other.tick(99_999);
  expect(arrived()).toEqual(['a']);
});
