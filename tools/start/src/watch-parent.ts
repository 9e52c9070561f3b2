const pollIntervalMs = 1000;

/**
 * Calls back when the program's parent is gone. npm passes a signal on to the shell that it starts a script in, and the
 * shell keeps it to itself: without this the store would run on by itself after `kill` ended `npm start`.
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
