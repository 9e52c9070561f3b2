type Idle = {
  readonly requestIdleCallback?: (task: () => void, options: { readonly timeout: number }) => unknown;
  readonly setTimeout: (task: () => void, milliseconds: number) => unknown;
};

/** A page that is never idle is interrupted after this, in milliseconds. */
const patience = 5000;
/** What a browser without idle times waits instead, in milliseconds. */
const pause = 2000;

/** Does what can wait once the page has nothing else to do. */
export function whenIdle({ requestIdleCallback, setTimeout }: Idle, task: () => void): void {
  if (requestIdleCallback) requestIdleCallback(task, { timeout: patience });
  else setTimeout(task, pause);
}
