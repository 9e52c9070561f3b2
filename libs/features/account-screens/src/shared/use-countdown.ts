import { useEffect, useState } from 'react';

/** The seconds left of a wait; restarts when `failure` changes. 0 without a wait. */
export function useCountdown(failure: { readonly seconds: number } | undefined): number {
  const [left, setLeft] = useState({ of: failure, seconds: failure?.seconds ?? 0 });
  const seconds = left.of === failure ? left.seconds : (failure?.seconds ?? 0);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setLeft({ of: failure, seconds: seconds - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [failure, seconds]);
  return seconds;
}
