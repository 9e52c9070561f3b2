import { useEffect, useState } from 'react';

/** The seconds left of a wait; restarts when the wait changes. */
export function useCountdown(wait: { readonly seconds: number } | undefined): number {
  const [left, setLeft] = useState({ of: wait, seconds: wait?.seconds ?? 0 });
  const seconds = left.of === wait ? left.seconds : (wait?.seconds ?? 0);
  useEffect(() => {
    if (seconds === 0) return undefined;
    const timer = setTimeout(() => setLeft({ of: wait, seconds: seconds - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [wait, seconds]);
  return seconds;
}
