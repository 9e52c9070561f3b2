import type { SearchHistory } from '@pasar/search-history';
import { useEffect, useState, useSyncExternalStore } from 'react';

const load = async (): Promise<SearchHistory> => (await import('@pasar/search-history')).searchHistory;

const noSearches: readonly string[] = [];
const subscribeToNothing = () => () => undefined;

/** What was searched for on this device, read once somebody turns to the search box. Where its chunk fails there is nothing. */
export function useRecentSearches(isEnabled: boolean): readonly string[] {
  const [history, setHistory] = useState<SearchHistory>();
  useEffect(() => {
    if (!isEnabled) return;
    void load().then(setHistory, () => undefined);
  }, [isEnabled]);
  return useSyncExternalStore(
    history?.subscribe ?? subscribeToNothing,
    () => history?.get() ?? noSearches,
    () => noSearches,
  );
}

/** A search that cannot be remembered goes on all the same. */
const updateHistory = (update: (history: SearchHistory) => Promise<void>): void =>
  void load()
    .then(update)
    .catch(() => undefined);

export const rememberSearch = (keyword: string): void => updateHistory((history) => history.remember(keyword));
export const forgetSearches = (): void => updateHistory((history) => history.clear());
