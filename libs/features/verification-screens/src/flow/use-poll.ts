import { useEffect, useRef } from 'react';

const intervalMs = 2500;

/** Calls again and again while the page is in sight and there is something to wait for. */
export function usePoll(isOn: boolean, call: () => Promise<void>): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isOn]);
}
