import { webStorage } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';
import { createSearchHistory } from './create-search-history.ts';

/** This browser's search history. */
export const searchHistory = createSearchHistory(webStorage(() => localStorage));

const none: readonly string[] = [];

/** The search history of this device, latest first; empty on the server. */
export const useSearchHistory = (): readonly string[] =>
  useSyncExternalStore(searchHistory.subscribe, searchHistory.get, () => none);
