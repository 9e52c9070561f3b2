const pollIntervalMs = 1000;

/**
 * Calls back when the parent process is gone. npm forwards a signal to the shell of the script, which does not pass it on:
 * without this the store would keep running after `kill` ended `npm start`.
 */
export function watchParent(onExit: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    onExit();
  }, pollIntervalMs);
  watching.unref();
}
