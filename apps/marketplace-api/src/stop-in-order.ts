export type StopOptions = {
  /** What is to be closed, one after the other. */
  readonly steps: readonly (() => Promise<unknown>)[];
  /** Milliseconds until the process ends all the same. */
  readonly deadlineMs: number;
  readonly onError: (error: unknown) => void;
  readonly exit: (code: number) => void;
};

/**
 * Gives a function that closes everything, once, and then ends the process: by the given code, or by 1 when a step failed
 * or the deadline passed.
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
