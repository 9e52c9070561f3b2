import type { Toast } from '@pasar/screen';

/** A toast that was said, with a number of its own. */
export type QueuedToast = Toast & { readonly id: number };

/** Who waits, who is shown, and the pause between two. */
export type ToastLine = {
  readonly waiting: readonly QueuedToast[];
  readonly shown: QueuedToast | null;
  readonly pausing: boolean;
  readonly said: number;
};

export type ToastEvent =
  | { readonly kind: 'said'; readonly toast: Toast }
  | { readonly kind: 'hidden'; readonly id: number }
  | { readonly kind: 'paused' };

export const emptyLine: ToastLine = { waiting: [], shown: null, pausing: false, said: 0 };

const advance = (line: ToastLine): ToastLine => {
  if (line.shown || line.pausing) return line;
  const [next = null, ...waiting] = line.waiting;
  return { ...line, shown: next, waiting };
};

/** One at a time, in the order in which they were said. doc2 §4 Toast. */
export function toastLine(line: ToastLine, event: ToastEvent): ToastLine {
  switch (event.kind) {
    case 'said': {
      const toast = { ...event.toast, id: line.said };
      return advance({ ...line, waiting: [...line.waiting, toast], said: line.said + 1 });
    }
    case 'hidden':
      return line.shown?.id === event.id ? { ...line, shown: null, pausing: true } : line;
    case 'paused':
      return advance({ ...line, pausing: false });
  }
}
