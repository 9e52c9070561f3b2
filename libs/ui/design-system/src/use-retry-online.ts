import { useEffect, useEffectEvent } from 'react';

/** Retries a failed load when the connection returns, while the calling component is shown. */
export function useRetryOnline(onRetry: (() => void) | undefined): void {
  const retryOnline = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, []);
}
