import { ToastProvider } from '@pasar/screen';
import type { Toast } from '@pasar/screen';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** doc2 §8: how long a toast stays, and how long the next one waits, in milliseconds. */
const standardDuration = 3000;
const gap = 100;

/** One toast at a time, in the order in which they were said. @spec toast-queue */
export function ToastQueue({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [hidden, setHidden] = useState(false);
  const show = useCallback((toast: Toast) => setQueue((waiting) => [...waiting, toast]), []);
  const current = queue[0];

  useEffect(() => {
    if (!current) return undefined;
    const duration = current.duration ?? standardDuration;
    const hide = setTimeout(() => setHidden(true), duration);
    const next = setTimeout(() => {
      setHidden(false);
      setQueue(([, ...rest]) => rest);
    }, duration + gap);
    return () => [hide, next].forEach(clearTimeout);
  }, [current]);

  return (
    <ToastProvider value={show}>
      {children}
      <div role="status" aria-live="polite">
        {current && !hidden && current.message}
      </div>
    </ToastProvider>
  );
}
