import { createEventEncoder } from './encode-event.ts';
import { createStampedQueue } from './stamped-queue.ts';
import { pageExitTrackerId } from './tracking-codes.data.ts';
import type { TrackingEvent, TrackingInfo } from './tracking-event.ts';
import { parseEvent } from './tracking-event.ts';
import type { QueueConfig, QueueResult, TrackingQueue } from './tracking-queue.ts';
import type { TrackingSession } from './tracking-session.ts';
import { createTrackingSession } from './tracking-session.ts';

export type TrackerConfig = {
  readonly newSessionId: () => string;
  /** Evaluated for each event, since experiments and the traffic source may change. */
  readonly context: () => Pick<TrackingEvent, 'ab_test' | 'source'>;
  /** Idle time that ends a session, in milliseconds; half an hour by default. */
  readonly idleMs?: number;
} & Omit<QueueConfig, 'readId'>;

export type Tracker = {
  /** Builds an event and queues it. */
  track(info: TrackingInfo, now: number): QueueResult;
  /** Tracks the page exit and sends all pending events as beacons. @spec page-exit */
  exit(info: Omit<TrackingInfo, 'tracker_id'>, now: number): QueueResult;
  /** Sends all pending events as beacons, when the page is hidden. */
  sendBeacon(): void;
  /** For the reporter, so that events and reports share one sequence. */
  readonly session: TrackingSession;
} & Omit<TrackingQueue, 'add' | 'put' | 'flushBeacon'>;

/** Stamps events with session and sequence, and sends each once. Times are epoch milliseconds. */
export const createTracker = (config: TrackerConfig): Tracker => {
  const { storage, name, newSessionId, idleMs, context } = config;
  const session = createTrackingSession({ key: `${name}:session`, storage, newSessionId, idleMs });
  const { add: _, put, flushBeacon, ...queue } = createStampedQueue(config, session, parseEvent);

  const encode = createEventEncoder();
  const track = (info: TrackingInfo, now: number): QueueResult => {
    const { session_id, sequence_id } = session.next(now);
    const { ab_test, source } = context();
    const event = { timestamp: now, session_id, sequence_id, ab_test, source, info };
    // Numbers are unique, so no deduplication is needed.
    return put(encode(event), now);
  };
  return {
    ...queue,
    session,
    track,
    sendBeacon: flushBeacon,
    exit: (info, now) => {
      const result = track({ ...info, tracker_id: pageExitTrackerId }, now);
      flushBeacon();
      return result;
    },
  };
};
