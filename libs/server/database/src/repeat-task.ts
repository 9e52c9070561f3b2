export type RepeatedTask = {
  /** Stops repeating; resolves when the current run, if any, has ended. */
  readonly stop: () => Promise<void>;
};

export type RepeatOptions = {
  /** Milliseconds from the end of one run to the start of the next: runs never overlap. */
  readonly intervalMs: number;
  /** Called when a run fails. The next one still runs. */
  readonly onError: (error: unknown) => void;
};

/** Repeats a task, first after one interval. Does not keep the process alive. */
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
