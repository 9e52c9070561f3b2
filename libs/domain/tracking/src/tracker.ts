import { pageExitTrackerId } from './tracking-codes.data.ts';
import type { TrackingEvent, TrackingInfo } from './tracking-event.ts';
import { encodeEvent, eventId, parseEvent } from './tracking-event.ts';
import type { QueueConfig, QueueResult, TrackingQueue } from './tracking-queue.ts';
import { createTrackingQueue } from './tracking-queue.ts';
import type { TrackingDelivery } from './tracking-ports.ts';
import { createTrackingSession } from './tracking-session.ts';

export interface TrackerConfig extends Omit<QueueConfig<TrackingEvent>, 'encode' | 'parse'> {
  readonly newSessionId: () => string;
  /** Asked at each event: experiments and the source of the visit may change. */
  readonly context: () => Pick<TrackingEvent, 'ab_test' | 'source'>;
  /** A session ends when nothing happened for this long, in milliseconds; half an hour unless told. */
  readonly idleMs?: number;
}

export interface Tracker extends Omit<TrackingQueue<TrackingEvent>, 'add' | 'flushBeacon'> {
  /** Makes an event of it and queues that. */
  track(info: TrackingInfo, now: number): QueueResult;
  /** Tracks that the page is left, and hands over all that may leave. @spec page-exit */
  exit(info: Omit<TrackingInfo, 'tracker_id'>, now: number): QueueResult;
}

/** Stamps events with session and sequence, and sees to it that each leaves once. Times are milliseconds since 1970. */
export const createTracker = (config: TrackerConfig): Tracker => {
  const { storage, delivery, name, newSessionId, idleMs, context } = config;
  const session = createTrackingSession({ key: `${name}:session`, storage, newSessionId, idleMs });
  // No number that left may be given again after a restart: the session is saved before anything leaves,
  // and goes on from the last of what is still stored.
  const withSession: TrackingDelivery = {
    send: (body) => {
      session.save();
      return delivery.send(body);
    },
    beacon: (body) => {
      session.save();
      return delivery.beacon(body);
    },
  };
  const resume = (text: string): TrackingEvent | null => {
    const event = parseEvent(text);
    if (event) session.resume(event, event.timestamp);
    return event;
  };
  const { add, flushBeacon, ...queue } = createTrackingQueue({
    ...config,
    delivery: withSession,
    encode: encodeEvent,
    parse: resume,
  });

  const track = (info: TrackingInfo, now: number): QueueResult => {
    const event = { timestamp: now, ...session.next(now), ...context(), info };
    return add(eventId(event), event, now);
  };
  return {
    ...queue,
    track,
    exit: (info, now) => {
      const result = track({ ...info, tracker_id: pageExitTrackerId }, now);
      flushBeacon();
      return result;
    },
  };
};
