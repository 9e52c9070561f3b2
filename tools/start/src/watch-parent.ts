const every = 1000;

/**
 * Calls back when the program's parent is gone. npm passes a signal on to the shell that it starts a script in, and the
 * shell keeps it to itself: without this the store would run on by itself after `kill` ended `npm start`.
 */
export function watchParent(gone: () => void): void {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    gone();
  }, every);
  watching.unref();
}
