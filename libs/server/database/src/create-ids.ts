/** Creates unique ids: positive, below 2^53, ascending. */
export type Ids = { next(): number };

export type IdsOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * 0 to 31, different for every concurrent process that creates ids. A function is called for each id, and throws
   * while the process has no worker number.
   */
  readonly worker: number | (() => number);
};

/** 2025-01-01T00:00:00Z: 41 bits of milliseconds from here last until 2094. */
const epochMs = 1_735_689_600_000;
const workerCount = 32;
const idsPerMillisecond = 128;

function requireWorker(worker: number): number {
  if (Number.isInteger(worker) && worker >= 0 && worker < workerCount) return worker;
  throw new RangeError(`A worker must be a whole number from 0 to ${workerCount - 1}, not ${worker}.`);
}

/**
 * Creates ids from 41 bits of time, 5 bits of worker and 7 bits of counter. After 128 ids in a millisecond it continues with
 * the next millisecond, and it ignores a clock that is set back. Throws if the worker number is out of range.
 */
export function createIds({ now, worker }: IdsOptions): Ids {
  const currentWorker = typeof worker === 'function' ? worker : () => worker;
  if (typeof worker === 'number') requireWorker(worker);
  let tick = 0;
  let lastWorker: number | undefined;
  /** Starts a new millisecond with a new worker number: within one, a smaller number would give a smaller id. */
  const firstTick = (own: number) =>
    own === lastWorker ? tick + 1 : Math.ceil((tick + 1) / idsPerMillisecond) * idsPerMillisecond;
  return {
    next() {
      const own = requireWorker(currentWorker());
      tick = Math.max(firstTick(own), (now() - epochMs) * idsPerMillisecond);
      lastWorker = own;
      const counter = tick % idsPerMillisecond;
      const time = (tick - counter) / idsPerMillisecond;
      return (time * workerCount + own) * idsPerMillisecond + counter;
    },
  };
}
