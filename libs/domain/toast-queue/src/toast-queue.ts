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
export type ScheduledToast<Content extends Toast = Toast> = Content & {
  readonly from: number;
  readonly to: number;
};

/** The state of all toasts; they keep additional fields of their callers. @spec toast-state */
export type ToastQueue<Content extends Toast = Toast> = {
  readonly shown?: ScheduledToast<Content>;
  readonly waiting: readonly Content[];
  /** The earliest start of the next toast. */
  readonly freeAt: number;
};

/** No toast is shown or waiting. */
export const emptyToastQueue: ToastQueue<never> = { waiting: [], freeAt: -Infinity };

const resolveDuration = ({ duration }: Toast): number =>
  typeof duration === 'number' && duration >= 0 ? duration : toastDurationMs;

const endShown = <Content extends Toast>(
  { waiting }: ToastQueue<Content>,
  now: number,
): ToastQueue<Content> => ({
  waiting,
  freeAt: now + toastGapMs,
});

const beginNext = <Content extends Toast>(queue: ToastQueue<Content>, now: number): ToastQueue<Content> => {
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
export const advanceToasts = <Content extends Toast>(
  queue: ToastQueue<Content>,
  now: number,
): ToastQueue<Content> => {
  const { shown } = queue;
  return beginNext(shown !== undefined && shown.to <= now ? endShown(queue, shown.to) : queue, now);
};

/** Appends a toast; it is shown at once if the queue is empty. */
export const addToast = <Content extends Toast>(
  queue: ToastQueue<Content>,
  toast: Content,
  now: number,
): ToastQueue<Content> => {
  const current = advanceToasts(queue, now);
  return beginNext({ ...current, waiting: [...current.waiting, toast] }, now);
};

/** Dismisses the current toast on a click. Does nothing if none is shown. */
export const dismissToast = <Content extends Toast>(
  queue: ToastQueue<Content>,
  now: number,
): ToastQueue<Content> => {
  const current = advanceToasts(queue, now);
  return current.shown === undefined ? current : endShown(current, now);
};

/** When to call `advanceToasts` next, in the same clock; undefined if no change is pending. */
export const nextToastChange = ({ shown, waiting, freeAt }: ToastQueue): number | undefined =>
  shown?.to ?? (waiting.length > 0 ? freeAt : undefined);
