/** Default duration of a toast, in milliseconds (doc2 §9). @spec toast-duration */
export const toastDurationMs = 3000;
/** Time between two toasts, in milliseconds (doc2 §9). @spec toast-gap */
export const toastGapMs = 100;

/** A toast request. */
export type Toast = {
  readonly message: string;
  /** Milliseconds; anything but a number from 0 up means `toastDurationMs`. */
  readonly duration?: number;
};

/** A displayed toast, from `from` (inclusive) to `to` (exclusive), in milliseconds. */
export type ScheduledToast<Said extends Toast = Toast> = Said & {
  readonly from: number;
  readonly to: number;
};

/** The state of all toasts; they keep additional fields of their callers. @spec toast-state */
export type ToastQueue<Said extends Toast = Toast> = {
  readonly shown?: ScheduledToast<Said>;
  readonly waiting: readonly Said[];
  /** The earliest start of the next toast. */
  readonly freeAt: number;
};

/** No toast is shown or waiting. */
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
 * Advances the queue: removes an expired toast and shows the next once the gap has passed. A toast starts when this is called,
 * not when it was due: a suspended page does not skip toasts.
 *
 * @spec toast
 */
export const advanceToasts = <Said extends Toast>(queue: ToastQueue<Said>, now: number): ToastQueue<Said> => {
  const { shown } = queue;
  return beginNext(shown !== undefined && shown.to <= now ? endShown(queue, shown.to) : queue, now);
};

/** Appends a toast; it is shown at once if the queue is empty. */
export const addToast = <Said extends Toast>(
  queue: ToastQueue<Said>,
  toast: Said,
  now: number,
): ToastQueue<Said> => {
  const current = advanceToasts(queue, now);
  return beginNext({ ...current, waiting: [...current.waiting, toast] }, now);
};

/** Dismisses the current toast on a click. Does nothing if none is shown. */
export const dismissToast = <Said extends Toast>(queue: ToastQueue<Said>, now: number): ToastQueue<Said> => {
  const current = advanceToasts(queue, now);
  return current.shown === undefined ? current : endShown(current, now);
};

/** When to call `advanceToasts` next, in the same clock; undefined if no change is pending. */
export const nextToastChange = ({ shown, waiting, freeAt }: ToastQueue): number | undefined =>
  shown?.to ?? (waiting.length > 0 ? freeAt : undefined);
