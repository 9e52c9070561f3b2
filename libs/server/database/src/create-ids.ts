/** Makes ids: positive, below 2^53, never the same twice, and later ones larger. */
export type Ids = { next(): number };

export type IdsOptions = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** 0 to 31, different for every process that makes ids at the same time. */
  readonly worker: number;
};

/** 2025-01-01T00:00:00Z: 41 bits of milliseconds from here last until 2094. */
const epoch = 1_735_689_600_000;
const workers = 32;
const perMillisecond = 128;

/**
 * Ids of 41 bits of time, 5 bits of worker and 7 bits of counter. When a millisecond's 128 are used up the next ones
 * are taken from the following millisecond, and a clock that is set back is not followed. Throws on a worker out of range.
 */
export function createIds({ now, worker }: IdsOptions): Ids {
  if (!Number.isInteger(worker) || worker < 0 || worker >= workers)
    throw new RangeError(`A worker is a whole number from 0 to ${workers - 1}, not ${worker}.`);
  let tick = 0;
  return {
    next() {
      tick = Math.max(tick + 1, (now() - epoch) * perMillisecond);
      const counter = tick % perMillisecond;
      const time = (tick - counter) / perMillisecond;
      return (time * workers + worker) * perMillisecond + counter;
    },
  };
}
