import { ToastViewport } from '@pasar/design-system';
import type { ToastContent } from '@pasar/design-system';
import { ToastProvider } from '@pasar/screen-kit';
import type { Toast } from '@pasar/screen-kit';
import { addToast, advanceToasts, dismissToast, emptyToastQueue, nextToastChange } from '@pasar/toast-queue';
import type { ScheduledToast, ToastQueue as Queue } from '@pasar/toast-queue';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const tones = { info: 'info', success: 'success', error: 'danger' } as const;

/** No two toasts start at the same time, so the start time is the id. */
const toToastContent = (
  { from, message, kind = 'info', picture, action }: ScheduledToast<Toast>,
  dismiss: (id: ToastContent['id']) => void,
): ToastContent => ({
  id: from,
  text: message,
  tone: tones[kind],
  ...(picture !== undefined && { picture }),
  ...(action && {
    action: {
      label: action.label,
      onPress: () => {
        dismiss(from);
        action.onPress();
      },
    },
  }),
});

/** A monotonic clock, in milliseconds. */
const now = (): number => performance.now();

function useQueue() {
  const [queue, setQueue] = useState<Queue<Toast>>(emptyToastQueue);
  const due = nextToastChange(queue);
  useEffect(() => {
    if (due === undefined) return undefined;
    // A timer may fire a little early, before anything is due.
    const advance = () => setQueue((current) => advanceToasts(current, Math.max(now(), due)));
    const timer = setTimeout(advance, due - now());
    return () => clearTimeout(timer);
  }, [due]);
  const show = useCallback((toast: Toast) => {
    const at = now();
    setQueue((current) => addToast(current, toast, at));
  }, []);
  const dismiss = useCallback((id: ToastContent['id']) => {
    const at = now();
    setQueue((current) => (current.shown?.from === id ? dismissToast(current, at) : current));
  }, []);
  return { shown: queue.shown, show, dismiss };
}

/** Provides `useToast` and shows the queued toasts one at a time. @spec toast toast-layer */
export function ToastQueue({ children }: { readonly children: ReactNode }) {
  const { shown, show, dismiss } = useQueue();
  return (
    <ToastProvider value={show}>
      {children}
      <ToastViewport toast={shown ? toToastContent(shown, dismiss) : null} onDismiss={dismiss} />
    </ToastProvider>
  );
}
