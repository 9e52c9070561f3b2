import { createTracker, defaultQueueLimits, trackingOperations, utf8Length } from '@pasar/tracking';
import { memoryStorage } from '@pasar/tracking/testing';
import { recordedEvents } from './events.ts';

/** Sends all events through a tracker that stores each and sends batches to an in-memory collector. */
export const trackAll = async (): Promise<readonly string[]> => {
  const bodies: string[] = [];
  const tracker = createTracker({
    name: 'bench',
    storage: memoryStorage(),
    delivery: {
      send: async (body) => void bodies.push(body),
      beacon: (body) => bodies.push(body) > 0,
    },
    gate: () => 'send',
    newSessionId: () => 'session-1',
    context: () => ({ ab_test: '', source: 'organic' }),
  });
  for (const { page, section, item, position } of recordedEvents)
    tracker.track(
      {
        page_type: page,
        page_section: section,
        operation: trackingOperations.impression,
        data: { itemid: item, position },
      },
      1_700_000_000_000,
    );
  await tracker.flush(1_700_000_000_000);
  return bodies;
};

/** Counts the events in our request bodies. */
export const countEvents = (bodies: readonly string[]): number =>
  bodies.reduce((sum, body) => sum + (JSON.parse(body) as unknown[]).length, 0);

export const largestBody = (bodies: readonly string[]): number => Math.max(...bodies.map(utf8Length));

export const byteBudget = defaultQueueLimits.maxBatchBytes;
