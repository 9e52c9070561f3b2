import type { TrackingDelivery } from './tracking-ports.ts';
import type { QueueConfig, TrackingQueue } from './tracking-queue.ts';
import { createTrackingQueue } from './tracking-queue.ts';
import type { SessionStamp, TrackingSession } from './tracking-session.ts';

/** What reads a stamp, and when it was given, back from a text; `null` for one that is not of the queue. */
export type ReadStamp = (text: string) => (SessionStamp & { readonly timestamp: number }) | null;

/**
 * A queue of what is numbered within a session. No number that left may be given again after a restart: the session is
 * saved before anything leaves, and goes on from the last of what is still stored.
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
