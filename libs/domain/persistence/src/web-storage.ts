import type { StoragePort } from './persistence-ports.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { StorageFailure } from './safe-storage.ts';

/** What is used of a browser's storage. */
export interface WebStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
}

/**
 * A browser's storage, which never fails: full, denied or absent, memory takes over until the page ends.
 * `open` names it (`() => localStorage`), since even looking at it may throw; nothing is looked at before somebody asks.
 */
export const webStorage = (
  open: () => WebStorage,
  onFailure?: (failure: StorageFailure) => void,
): StoragePort =>
  createSafeStorage(
    {
      read: (key) => open().getItem(key),
      write: (key, text) => open().setItem(key, text),
      remove: (key) => open().removeItem(key),
    },
    onFailure,
  );
