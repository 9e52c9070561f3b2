export type StopOptions = {
  /** Steps to close, in order. */
  readonly steps: readonly (() => Promise<unknown>)[];
  /** Milliseconds after which the process exits regardless. */
  readonly deadlineMs: number;
  readonly onError: (error: unknown) => void;
  readonly exit: (code: number) => void;
};

/**
 * Returns a function that closes every step once and then exits: with the given code, or with 1 if a step failed or the
 * deadline passed.
 */
export function stopInOrder({ steps, deadlineMs, onError, exit }: StopOptions): (code: number) => void {
  let stopping = false;
  const closeAll = async (code: number) => {
    let failed = false;
    for (const step of steps) {
      await step().catch((error: unknown) => {
        failed = true;
        onError(error);
      });
    }
    exit(failed ? 1 : code);
  };
  return (code) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => exit(1), deadlineMs).unref();
    void closeAll(code);
  };
}
