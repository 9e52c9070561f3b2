import type { StoragePort } from '../persistence-ports.ts';

export type MemoryStorage = {
  /** Stored texts by key. */
  readonly kept: Map<string, string>;
  /** Makes every following operation fail, or succeed again. */
  readonly fail: (failing: boolean) => void;
} & StoragePort;

/** An in-memory storage: `memoryStorage({ 'persist:toggles': '{}' })`. */
export const memoryStorage = (initial: Readonly<Record<string, string>> = {}): MemoryStorage => {
  const kept = new Map(Object.entries(initial));
  let broken = false;
  const check = () => {
    if (broken) throw new Error('QuotaExceededError');
  };
  return {
    kept,
    fail: (failing) => void (broken = failing),
    read: (key) => {
      check();
      return kept.get(key) ?? null;
    },
    write: (key, text) => {
      check();
      kept.set(key, text);
    },
    remove: (key) => {
      check();
      kept.delete(key);
    },
  };
};
