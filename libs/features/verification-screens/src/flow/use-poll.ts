import { useEffect, useRef } from 'react';

const intervalMs = 2500;

/** Polls while the page is visible and `isOn`. */
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
