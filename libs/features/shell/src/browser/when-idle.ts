import { planIdleWork } from '@pasar/page-shell-rules';

type Idle = {
  readonly requestIdleCallback?: (task: () => void, options: { readonly timeout: number }) => unknown;
  readonly setTimeout: (task: () => void, milliseconds: number) => unknown;
};

/** Runs the task after this time even if the page is never idle. */
const timeoutMs = 5000;

/** Runs a task when the page is idle; browsers without `requestIdleCallback` use a timer. @spec idle-fallback */
export function whenIdle({ requestIdleCallback, setTimeout }: Idle, task: () => void): void {
  const plan = planIdleWork({ hasIdleCallback: requestIdleCallback !== undefined });
  if (plan === 'on-idle') requestIdleCallback?.(task, { timeout: timeoutMs });
  else setTimeout(task, plan.after);
}
