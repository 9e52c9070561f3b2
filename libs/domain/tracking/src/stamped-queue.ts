import type { TrackingDelivery } from './tracking-ports.ts';
import type { QueueConfig, TrackingQueue } from './tracking-queue.ts';
import { createTrackingQueue } from './tracking-queue.ts';
import type { SessionStamp, TrackingSession } from './tracking-session.ts';

/** Reads session stamp and time from a text; `null` for a text of another queue. */
export type ReadStamp = (text: string) => (SessionStamp & { readonly timestamp: number }) | null;

/**
 * Creates a queue of entries numbered within a session. The session is saved before anything is sent, and resumes after the
 * last stored entry, so that a restart never reuses a number.
 */
export const createStampedQueue = (
  config: Omit<QueueConfig, 'readId'>,
  session: TrackingSession,
  readStamp: ReadStamp,
): TrackingQueue => {
  const delivery: TrackingDelivery = {
    send: (body) => {
      session.save();
      return config.delivery.send(body);
    },
    beacon: (body) => {
      session.save();
      return config.delivery.beacon(body);
    },
  };
  const readId = (text: string): string | null => {
    const stamp = readStamp(text);
    if (stamp) session.resume(stamp, stamp.timestamp);
    return stamp && `${stamp.session_id}:${stamp.sequence_id}`;
  };
  return createTrackingQueue({ ...config, delivery, readId });
};
