import { ToastViewport } from '@pasar/design-system';
import type { ToastContent } from '@pasar/design-system';
import { ToastProvider } from '@pasar/screen';
import type { Toast } from '@pasar/screen';
import { useCallback, useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { emptyLine, toastLine } from './toast-line.ts';
import type { QueuedToast, ToastLine } from './toast-line.ts';

/** doc2 §8: how long a toast stays, and how long the next one waits, in milliseconds. */
const standardDuration = 3000;
const gap = 100;

const tones = { info: 'info', success: 'success', error: 'danger' } as const;

const contentOf = ({ id, message, kind = 'info' }: QueuedToast): ToastContent => ({
  id,
  text: message,
  tone: tones[kind],
});

function useClock({ shown, pausing }: ToastLine, hide: (id: number) => void, go: () => void): void {
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => hide(shown.id), shown.duration ?? standardDuration);
    return () => clearTimeout(timer);
  }, [shown, hide]);
  useEffect(() => {
    if (!pausing) return undefined;
    const timer = setTimeout(go, gap);
    return () => clearTimeout(timer);
  }, [pausing, go]);
}

/** Takes what screens say in passing, and shows it. */
export function ToastQueue({ children }: { readonly children: ReactNode }) {
  const [line, dispatch] = useReducer(toastLine, emptyLine);
  const say = useCallback((toast: Toast) => dispatch({ kind: 'said', toast }), []);
  const hide = useCallback((id: number) => dispatch({ kind: 'hidden', id }), []);
  const go = useCallback(() => dispatch({ kind: 'paused' }), []);
  useClock(line, hide, go);
  return (
    <ToastProvider value={say}>
      {children}
      <ToastViewport
        toast={line.shown && contentOf(line.shown)}
        onDismiss={(id) => typeof id === 'number' && hide(id)}
      />
    </ToastProvider>
  );
}
