import { useEffect, useState } from 'react';
import { elapsedSince } from './elapsed-since.ts';

export type ServerTime = {
  /** The server's clock when it answered, epoch milliseconds. */
  readonly serverTime: number;
  /** When the answer came: `fulfilledTimeStamp` of its query. */
  readonly receivedAt: number;
};

const second = 1000;

/** The server's time, going on by the second; the first render, here and on the server, shows the time of the answer. */
export function useServerNow({ serverTime, receivedAt }: ServerTime): number {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    const tick = () => {
      const clock = { now: Date.now(), sincePageLoad: performance.now() };
      setNow(serverTime + elapsedSince(receivedAt, clock));
    };
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [serverTime, receivedAt]);
  return now;
}
