import type { StoragePort } from './persistence-ports.ts';
import { persistKey } from './persisted-slice.ts';
import type { PersistedSlice } from './persisted-slice.ts';
import { rehydrateSlice } from './rehydrate-slice.ts';
import { toStoredText } from './stored-text.ts';

/** Persisted state of this device, loaded lazily on the first subscription. */
export type PersistedStore<State> = {
  /** The current state; the initial state until the storage has been read. */
  readonly get: () => State;
  /** Reads the storage, then calls the listener for that and for every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Updates the stored state; changes made by other tabs in the meantime are preserved. */
  readonly update: (to: (kept: State) => State) => Promise<void>;
};

/**
 * Creates a store that is not loaded at page startup (see `createPersistence`). The storage must not fail
 * (`createSafeStorage`).
 */
export const createPersistedStore = <State extends object>(
  slice: PersistedSlice<State>,
  storage: StoragePort,
): PersistedStore<State> => {
  const key = persistKey(slice);
  const listeners = new Set<() => void>();
  let state = slice.initial;
  let queue: Promise<void> = Promise.resolve();

  const publish = (next: State): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const read = async (): Promise<State> => rehydrateSlice(slice, await storage.read(key)).state;
  /** Runs tasks in sequence: each sees what the previous one stored. */
  const enqueue = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task, task));

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      void enqueue(async () => publish(await read()));
      return () => void listeners.delete(listener);
    },
    update: (to) =>
      enqueue(async () => {
        const next = to(await read());
        publish(next);
        await storage.write(key, toStoredText(next, slice.version));
      }),
  };
};
