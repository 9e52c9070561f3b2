import { useSyncExternalStore } from 'react';
import { elapsedSince } from './elapsed-since.ts';

export type ServerTime = {
  /** Server time of the response, epoch ms. */
  readonly serverTime: number;
  /** When the response was received: `fulfilledTimeStamp` of its query. */
  readonly receivedAt: number;
};

/** Rounded up: what is fetched at 0 must be fetched after the deadline. */
const secondsTo = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

const subscribeToNothing = () => () => undefined;

/**
 * Seconds until a deadline by the server's clock, 0 once it has passed. On the server and during hydration it counts from the
 * response's time, then from the time of each render. It does not tick: use a countdown.
 */
export function useRemainingSeconds(endsAt: number, { serverTime, receivedAt }: ServerTime): number {
  const readRemaining = () => {
    const elapsed = elapsedSince(receivedAt, { now: Date.now(), sincePageLoad: performance.now() });
    return secondsTo(endsAt, serverTime + elapsed);
  };
  return useSyncExternalStore(subscribeToNothing, readRemaining, () => secondsTo(endsAt, serverTime));
}
