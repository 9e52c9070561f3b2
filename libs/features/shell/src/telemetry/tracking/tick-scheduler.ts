import type { TrackingTab } from '@pasar/tracking';

/** Schedules the next tick of a tracking tab; call it whenever something may have become due. */
export const createTickScheduler = (tab: Pick<TrackingTab, 'dueAt' | 'tick'>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    const due = tab.dueAt();
    if (due === null) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tab.tick(Date.now()).finally(plan), Math.max(due - Date.now(), 0));
  };
  return plan;
};
