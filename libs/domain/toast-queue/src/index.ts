export {
  addToast,
  advanceToasts,
  dismissToast,
  emptyToastQueue,
  nextToastChange,
  toastDurationMs,
  toastGapMs,
} from './toast-queue.ts';
export type { ScheduledToast, Toast, ToastQueue } from './toast-queue.ts';
export { toastTimeline } from './toast-timeline.ts';
export type { ToastOnTimeline, ToastInput } from './toast-timeline.ts';
