import { webStorage } from '@pasar/persistence';
import type { WebStorages } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';
import { createSearchHistory } from './create-search-history.ts';
import type { SearchHistory } from './create-search-history.ts';

const histories = new WeakMap<WebStorages, SearchHistory>();

/**
 * Opens the search history in a browser's storages. Returns the same one for the same storages, so that all readers are
 * notified.
 */
export function openSearchHistory(storages: WebStorages): SearchHistory {
  const history = histories.get(storages) ?? createSearchHistory(webStorage(storages.local));
  histories.set(storages, history);
  return history;
}

const none: readonly string[] = [];

/** The search history of this device, latest first; empty on the server. */
export function useSearchHistory(storages: WebStorages): readonly string[] {
  const { subscribe, get } = openSearchHistory(storages);
  return useSyncExternalStore(subscribe, get, () => none);
}
