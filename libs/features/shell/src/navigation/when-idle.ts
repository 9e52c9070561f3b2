import { planIdleWork } from '@pasar/storefront';

type Idle = {
  readonly requestIdleCallback?: (task: () => void, options: { readonly timeout: number }) => unknown;
  readonly setTimeout: (task: () => void, milliseconds: number) => unknown;
};

/** A page that is never idle is interrupted after this. */
const timeoutMs = 5000;

/** Does what can wait once the page has nothing else to do; a browser that never says so gets a moment. @spec idle-fallback */
export function whenIdle({ requestIdleCallback, setTimeout }: Idle, task: () => void): void {
  const plan = planIdleWork({ hasIdleCallback: requestIdleCallback !== undefined });
  if (plan === 'on-idle') requestIdleCallback?.(task, { timeout: timeoutMs });
  else setTimeout(task, plan.after);
}
