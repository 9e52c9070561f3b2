import type { StoragePort } from './persistence-ports.ts';
import { createSafeStorage } from './safe-storage.ts';
import type { StorageFailure } from './safe-storage.ts';

export type WebStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, text: string) => void;
  readonly removeItem: (key: string) => void;
};

/**
 * Wraps web storage so that it never fails: if it is full, denied or absent, values are kept in memory until the page ends.
 * `open` returns it (`() => localStorage`) lazily, since even accessing it may throw.
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
