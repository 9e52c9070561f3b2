import type { StoragePort } from './persistence-ports.ts';
import { persistKey } from './persisted-slice.ts';
import type { PersistedSlice } from './persisted-slice.ts';
import { rehydrateSlice } from './rehydrate-slice.ts';
import { toStoredText } from './stored-text.ts';

/** A state of this device that is looked at only where somebody asks for it. */
export interface PersistedStore<State> {
  /** What is known; the initial state until the storage has answered. */
  readonly get: () => State;
  /** Reads the storage, and tells of that and of every change. Gives the way to hear no more. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes what is kept by now: what another tab has kept in the meantime stays. */
  readonly update: (to: (kept: State) => State) => Promise<void>;
}

/** A slice that takes no part in a page's start (`createPersistence`). The storage must not fail (`createSafeStorage`). */
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
  /** One deed after another: each finds what the one before has kept. */
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
