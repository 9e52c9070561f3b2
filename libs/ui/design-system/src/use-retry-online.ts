import { useEffect, useEffectEvent } from 'react';

/** Retries a failed load when the connection returns, while the calling component is shown. */
export function useRetryOnline(onRetry: (() => void) | undefined): void {
  const retryOnline = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    addEventListener('online', retryOnline);
    return () => removeEventListener('online', retryOnline);
  }, []);
}
