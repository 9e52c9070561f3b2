import { useSyncExternalStore } from 'react';
import { elapsedSince } from './elapsed-since.ts';

export type ServerTime = {
  /** The server's clock when it answered, epoch milliseconds. */
  readonly serverTime: number;
  /** When the answer came: `fulfilledTimeStamp` of its query. */
  readonly receivedAt: number;
};

const secondsTo = (end: number, now: number): number => Math.max(0, Math.floor((end - now) / 1000));

const nobodyTells = () => () => undefined;

/**
 * Seconds to an end by the server's clock, 0 when it is over. On the server and while its HTML is hydrated it counts from the
 * time of the answer; from then on it is what is left at each render. It does not tick: a countdown does.
 */
export function useRemainingSeconds(endsAt: number, { serverTime, receivedAt }: ServerTime): number {
  const atHand = () => {
    const elapsed = elapsedSince(receivedAt, { now: Date.now(), sincePageLoad: performance.now() });
    return secondsTo(endsAt, serverTime + elapsed);
  };
  return useSyncExternalStore(nobodyTells, atHand, () => secondsTo(endsAt, serverTime));
}
