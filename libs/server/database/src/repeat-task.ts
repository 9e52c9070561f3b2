export type RepeatedTask = {
  /** Ends the repetition; settles when the run under way, if any, has ended. */
  readonly stop: () => Promise<void>;
};

export type RepeatOptions = {
  /** Milliseconds from the end of one run to the beginning of the next: runs never overlap. */
  readonly intervalMs: number;
  /** Hears of a run that failed. The next one comes all the same. */
  readonly onError: (error: unknown) => void;
};

/** Runs a task again and again, first after one interval. It keeps no process running. */
export function repeatTask(
  task: () => Promise<unknown>,
  { intervalMs, onError }: RepeatOptions,
): RepeatedTask {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let run: Promise<unknown> = Promise.resolve();
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      run = task().catch(onError).then(schedule);
    }, intervalMs);
    timer.unref();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await run;
    },
  };
}
