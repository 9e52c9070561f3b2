/** Makes ids: positive, below 2^53, never the same twice, and later ones larger. */
export type Ids = { next(): number };

export type IdsOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * 0 to 31, different for every process that makes ids at the same time. A function is asked for each id, and throws
   * when the process has no worker number at the moment.
   */
  readonly worker: number | (() => number);
};

/** 2025-01-01T00:00:00Z: 41 bits of milliseconds from here last until 2094. */
const epochMs = 1_735_689_600_000;
const workerCount = 32;
const idsPerMillisecond = 128;

function requireWorker(worker: number): number {
  if (Number.isInteger(worker) && worker >= 0 && worker < workerCount) return worker;
  throw new RangeError(`A worker is a whole number from 0 to ${workerCount - 1}, not ${worker}.`);
}

/**
 * Ids of 41 bits of time, 5 bits of worker and 7 bits of counter. When a millisecond's 128 are used up the next ones
 * are taken from the following millisecond, and a clock that is set back is not followed. Throws on a worker out of range.
 */
export function createIds({ now, worker }: IdsOptions): Ids {
  const currentWorker = typeof worker === 'function' ? worker : () => worker;
  if (typeof worker === 'number') requireWorker(worker);
  let tick = 0;
  let lastWorker: number | undefined;
  /** A new worker number begins with a new millisecond: within one, a smaller number would make a smaller id. */
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
