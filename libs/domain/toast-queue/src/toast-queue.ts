/** How long a toast stays when its caller does not say, in milliseconds (doc2 §9). @spec toast-duration */
export const toastDurationMs = 3000;
/** From one toast's end to the next one's beginning, in milliseconds (doc2 §9). @spec toast-gap */
export const toastGapMs = 100;

/** A toast request. */
export type Toast = {
  readonly message: string;
  /** Milliseconds; anything but a number from 0 up means `toastDurationMs`. */
  readonly duration?: number;
};

/** A toast on the screen: from a moment (included) to a moment (not included), in milliseconds. */
export type ShownToast<Said extends Toast = Toast> = Said & { readonly from: number; readonly to: number };

/** Everything there is to know about the toasts at a moment; they keep any further fields of their callers. @spec toast-state */
export type ToastQueue<Said extends Toast = Toast> = {
  readonly shown?: ShownToast<Said>;
  readonly waiting: readonly Said[];
  /** No toast begins before this moment. */
  readonly freeAt: number;
};

/** Nothing shown, nothing waiting. */
export const emptyToastQueue: ToastQueue<never> = { waiting: [], freeAt: -Infinity };

const resolveDuration = ({ duration }: Toast): number =>
  typeof duration === 'number' && duration >= 0 ? duration : toastDurationMs;

const endShown = <Said extends Toast>({ waiting }: ToastQueue<Said>, now: number): ToastQueue<Said> => ({
  waiting,
  freeAt: now + toastGapMs,
});

const beginNext = <Said extends Toast>(queue: ToastQueue<Said>, now: number): ToastQueue<Said> => {
  const [next, ...waiting] = queue.waiting;
  if (queue.shown !== undefined || next === undefined || now < queue.freeAt) return queue;
  return { ...queue, waiting, shown: { ...next, from: now, to: now + resolveDuration(next) } };
};

/**
 * The queue at a later moment: a toast whose time is over goes, and the next comes once the gap has passed. A toast begins when
 * this is called, not when it could have: a suspended page does not skip toasts.
 *
 * @spec toast
 */
export const advanceToasts = <Said extends Toast>(queue: ToastQueue<Said>, now: number): ToastQueue<Said> => {
  const { shown } = queue;
  return beginNext(shown !== undefined && shown.to <= now ? endShown(queue, shown.to) : queue, now);
};

/** Adds a toast at the end; it is shown at once when the queue is empty. */
export const addToast = <Said extends Toast>(
  queue: ToastQueue<Said>,
  toast: Said,
  now: number,
): ToastQueue<Said> => {
  const current = advanceToasts(queue, now);
  return beginNext({ ...current, waiting: [...current.waiting, toast] }, now);
};

/** A click: the toast that is shown goes at once. Nothing happens when none is shown. */
export const dismissToast = <Said extends Toast>(queue: ToastQueue<Said>, now: number): ToastQueue<Said> => {
  const current = advanceToasts(queue, now);
  return current.shown === undefined ? current : endShown(current, now);
};

/** When `advanceToasts` is due next, in the same milliseconds; nothing when nothing will change automatically. */
export const nextToastChange = ({ shown, waiting, freeAt }: ToastQueue): number | undefined =>
  shown?.to ?? (waiting.length > 0 ? freeAt : undefined);
