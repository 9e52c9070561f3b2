import type { Persisted } from './open-slice.ts';
import { openSlice } from './open-slice.ts';
import type { StoragePort, TimerPort } from './persistence-ports.ts';
import type { PersistedSlice } from './persisted-slice.ts';
import { persistKey } from './persisted-slice.ts';
import type { StorageFailure } from './safe-storage.ts';
import { createSafeStorage } from './safe-storage.ts';

export type Persistence = {
  /** Registers a slice; throws on a duplicate key. A slice registered after startup is loaded immediately. */
  readonly register: <State extends object>(slice: PersistedSlice<State>) => Persisted<State>;
  /** Loads every registered slice; resolves when all are done. Never rejects. */
  readonly start: () => Promise<void>;
  /** Whether every registered key is done. @spec persist-all-keys */
  readonly isRehydrated: () => boolean;
};

export type PersistencePorts = {
  readonly storage: StoragePort;
  readonly timers: TimerPort;
  /** Called when a storage operation failed and memory is used instead. */
  readonly onFailure?: (failure: StorageFailure) => void;
};

/**
 * Persists slices of state between visits (doc1 §4): registers, loads, migrates by version, rehydrates. The page falls back to
 * initial states after five seconds if the storage is slow; corrupt text is moved to its key with the suffix `:aside`.
 *
 * @spec persist-boot persist-all-keys persist-timeout
 */
export const createPersistence = ({ storage: given, timers, onFailure }: PersistencePorts): Persistence => {
  const storage = createSafeStorage(given, onFailure);
  const slices = new Map<string, { readonly load: () => Promise<void>; readonly isDone: () => boolean }>();
  let started = false;

  const register = <State extends object>(slice: PersistedSlice<State>): Persisted<State> => {
    const key = persistKey(slice);
    if (slices.has(key)) throw new Error(`${key} is registered twice`);
    const opened = openSlice(slice, storage, timers);
    slices.set(key, { load: opened.load, isDone: opened.slice.isRehydrated });
    if (started) void opened.load();
    return opened.slice;
  };

  return {
    register,
    start: async () => {
      started = true;
      await Promise.all([...slices.values()].map(({ load }) => load()));
    },
    isRehydrated: () => [...slices.values()].every(({ isDone }) => isDone()),
  };
};
