import { useEffect, useState } from 'react';

/** Seconds left of a wait; begins again when the wait is another one. */
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
