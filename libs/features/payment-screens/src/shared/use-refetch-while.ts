import { useEffect, useEffectEvent } from 'react';

const intervalMs = 3000;

/** Asks again every few seconds while something is open and the page is looked at. */
export function useRefetchWhile(isOpen: boolean, refetch: () => unknown): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(onTick, intervalMs);
    // Who comes back from the bank's app wants to know at once.
    document.addEventListener('visibilitychange', onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTick);
    };
  }, [isOpen]);
}
