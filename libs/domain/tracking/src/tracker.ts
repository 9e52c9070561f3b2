import { createEventEncoder } from './encode-event.ts';
import { createStampedQueue } from './stamped-queue.ts';
import { pageExitTrackerId } from './tracking-codes.data.ts';
import type { TrackingEvent, TrackingInfo } from './tracking-event.ts';
import { parseEvent } from './tracking-event.ts';
import type { QueueConfig, QueueResult, TrackingQueue } from './tracking-queue.ts';
import type { TrackingSession } from './tracking-session.ts';
import { createTrackingSession } from './tracking-session.ts';

export interface TrackerConfig extends Omit<QueueConfig, 'readId'> {
  readonly newSessionId: () => string;
  /** Asked at each event: experiments and the source of the visit may change. */
  readonly context: () => Pick<TrackingEvent, 'ab_test' | 'source'>;
  /** A session ends when nothing happened for this long, in milliseconds; half an hour unless told. */
  readonly idleMs?: number;
}

export interface Tracker extends Omit<TrackingQueue, 'add' | 'put' | 'flushBeacon'> {
  /** Makes an event of it and queues that. */
  track(info: TrackingInfo, now: number): QueueResult;
  /** Tracks that the page is left, and hands over all that may leave. @spec page-exit */
  exit(info: Omit<TrackingInfo, 'tracker_id'>, now: number): QueueResult;
  /** Hands over all that may leave: the page is hidden, and may never be seen again. */
  sendBeacon(): void;
  /** Lent to a reporter, so that reports are numbered among the events. */
  readonly session: TrackingSession;
}

/** Stamps events with session and sequence, and sees to it that each leaves once. Times are milliseconds since 1970. */
export const createTracker = (config: TrackerConfig): Tracker => {
  const { storage, name, newSessionId, idleMs, context } = config;
  const session = createTrackingSession({ key: `${name}:session`, storage, newSessionId, idleMs });
  const { add: _, put, flushBeacon, ...queue } = createStampedQueue(config, session, parseEvent);

  const encode = createEventEncoder();
  const track = (info: TrackingInfo, now: number): QueueResult => {
    const { session_id, sequence_id } = session.next(now);
    const { ab_test, source } = context();
    const event = { timestamp: now, session_id, sequence_id, ab_test, source, info };
    // No number is given twice, so nobody need remember them.
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
