export {
  addToast,
  advanceToasts,
  dismissToast,
  emptyToastQueue,
  nextToastChange,
  toastDurationMs,
  toastGapMs,
} from './toast-queue.ts';
export type { ShownToast, Toast, ToastQueue } from './toast-queue.ts';
export { toastTimeline } from './toast-timeline.ts';
export type { SeenToast, ToastInput } from './toast-timeline.ts';
