import { createSafeStorage } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';
import { createSearchHistory } from './create-search-history.ts';

/** The searches of this browser. Looking at its storage may throw; nothing is looked at before somebody asks. */
export const searchHistory = createSearchHistory(
  createSafeStorage({
    read: (key) => localStorage.getItem(key),
    write: (key, text) => localStorage.setItem(key, text),
    remove: (key) => localStorage.removeItem(key),
  }),
);

const none: readonly string[] = [];

/** What was searched for on this device, the latest first; nothing on the server. */
export const useSearchHistory = (): readonly string[] =>
  useSyncExternalStore(searchHistory.subscribe, searchHistory.get, () => none);
