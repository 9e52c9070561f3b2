import type { TrackingStorage } from '../tracking-ports.ts';

export type MemoryStorage = {
  /** Makes writing throw, as a full storage does. */
  fill(full: boolean): void;
} & TrackingStorage;

/** An in-memory storage that outlives trackers. */
export const memoryStorage = (initial: Readonly<Record<string, string>> = {}): MemoryStorage => {
  const kept = new Map(Object.entries(initial));
  let isFull = false;
  return {
    keys: () => [...kept.keys()],
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => {
      if (isFull) throw new Error('The storage is full.');
      kept.set(key, text);
    },
    remove: (key) => {
      kept.delete(key);
    },
    fill: (full) => {
      isFull = full;
    },
  };
};
