import { useEffect, useState } from 'react';
import { elapsedSince } from './elapsed-since.ts';

export type ServerTime = {
  /** The server's clock when it answered, epoch milliseconds. */
  readonly serverTime: number;
  /** When the answer came: `fulfilledTimeStamp` of its query. */
  readonly receivedAt: number;
};

const secondsTo = (end: number, now: number): number => Math.max(0, Math.floor((end - now) / 1000));

/**
 * Seconds to an end by the server's clock, 0 when it is over. The first render, here and on the server, takes the time of the
 * answer; once mounted it is what is left now. It does not tick: a countdown does.
 */
export function useRemainingSeconds(endsAt: number, { serverTime, receivedAt }: ServerTime): number {
  const [remaining, setRemaining] = useState(() => secondsTo(endsAt, serverTime));
  useEffect(() => {
    const elapsed = elapsedSince(receivedAt, { now: Date.now(), sincePageLoad: performance.now() });
    setRemaining(secondsTo(endsAt, serverTime + elapsed));
  }, [endsAt, serverTime, receivedAt]);
  return remaining;
}
