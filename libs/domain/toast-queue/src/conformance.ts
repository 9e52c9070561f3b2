import type { ToastInput } from './toast-timeline.ts';
import { toastTimeline } from './toast-timeline.ts';

/** The subjects of this library's case tables. */
export const subjects: Record<string, (given: never) => unknown> = {
  'toast/timeline': (given: ToastInput) => toastTimeline(given),
};
