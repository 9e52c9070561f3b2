import type { ScheduledToast, Toast, ToastQueue } from './toast-queue.ts';
import { addToast, advanceToasts, dismissToast, emptyToastQueue, nextToastChange } from './toast-queue.ts';

/** Toast requests and clicks, each with its time in milliseconds. */
export type ToastInput = {
  readonly show?: readonly (Toast & { readonly at: number })[];
  readonly dismiss?: readonly number[];
};

/** A toast that was shown, with its start and end. */
export type ToastOnTimeline = Pick<ScheduledToast, 'message' | 'from' | 'to'>;

type ToastEvent = {
  readonly at: number;
  readonly apply: (queue: ToastQueue) => ToastQueue;
};

type ToastRun = {
  readonly queue: ToastQueue;
  readonly ended: readonly ScheduledToast[];
};

const step = (
  { queue, ended }: ToastRun,
  apply: (queue: ToastQueue) => ToastQueue,
  now: number,
): ToastRun => {
  const next = apply(queue);
  const gone = queue.shown !== undefined && next.shown !== queue.shown ? [{ ...queue.shown, to: now }] : [];
  return { queue: next, ended: [...ended, ...gone] };
};

/** Advances the queue through every change due by a time. */
const runUntil = (run: ToastRun, until: number): ToastRun => {
  let current = run;
  let due = nextToastChange(current.queue);
  while (due !== undefined && due <= until) {
    const now = due;
    current = step(current, (queue) => advanceToasts(queue, now), now);
    due = nextToastChange(current.queue);
  }
  return current;
};

/** Sorted by time; requests come before clicks at the same time. */
const toEvents = ({ show = [], dismiss = [] }: ToastInput): ToastEvent[] =>
  [
    ...show.map(({ at, ...toast }) => ({ at, apply: (queue: ToastQueue) => addToast(queue, toast, at) })),
    ...dismiss.map((at) => ({ at, apply: (queue: ToastQueue) => dismissToast(queue, at) })),
  ].toSorted((one, other) => one.at - other.at);

/**
 * Computes when each toast is shown, for a sequence of requests and clicks (doc2 §4): one at a time, in request order, until a
 * click or the end of its duration, with a gap of 100 ms.
 *
 * @spec toast
 */
export const toastTimeline = (input: ToastInput): readonly ToastOnTimeline[] => {
  const start: ToastRun = { queue: emptyToastQueue, ended: [] };
  const acted = toEvents(input).reduce((run, { at, apply }) => step(runUntil(run, at), apply, at), start);
  return runUntil(acted, Number.MAX_VALUE).ended.map(({ message, from, to }) => ({ message, from, to }));
};
