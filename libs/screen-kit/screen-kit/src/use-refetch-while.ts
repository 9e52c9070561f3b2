import { useEffect, useEffectEvent } from 'react';

const intervalMs = 3000;

/** Refetches every few seconds while `isOpen` and the page is visible. */
export function useRefetchWhile(isOpen: boolean, refetch: () => unknown): void {
  const onTick = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(onTick, intervalMs);
    // Refetch at once when the shopper returns from the bank's app.
    document.addEventListener('visibilitychange', onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTick);
    };
  }, [isOpen]);
}
