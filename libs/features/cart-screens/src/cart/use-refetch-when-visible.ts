import { useEffect, useEffectEvent } from 'react';

/** Fetches again when the tab is shown again: another tab or device may have changed the cart. */
export function useRefetchWhenVisible(refetch: () => unknown): void {
  const onChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
