import { createSafeStorage } from '@pasar/persistence';
import type { StorageFailure, StoragePort } from '@pasar/persistence';

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's storage, which never fails: full, denied or absent, memory takes over until the page ends.
 * `open` names it (`() => window.localStorage`), since even looking at it may throw.
 */
export const createBrowserStorage = (
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
