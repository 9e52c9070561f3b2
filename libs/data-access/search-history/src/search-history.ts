import { webStorage } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';
import { createSearchHistory } from './create-search-history.ts';

/** The searches of this browser. */
export const searchHistory = createSearchHistory(webStorage(() => localStorage));

const none: readonly string[] = [];

/** What was searched for on this device, the latest first; nothing on the server. */
export const useSearchHistory = (): readonly string[] =>
  useSyncExternalStore(searchHistory.subscribe, searchHistory.get, () => none);
