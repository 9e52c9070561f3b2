import type { SearchHistory } from '@pasar/search-history';
import { useEffect, useState, useSyncExternalStore } from 'react';

const load = async (): Promise<SearchHistory> => (await import('@pasar/search-history')).searchHistory;

const noSearches: readonly string[] = [];
const subscribeToNothing = () => () => undefined;

/** The search history of this device, loaded once `isEnabled`. Empty if its chunk fails to load. */
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

/** Changes the history; a failure is ignored, since it must not stop the search. */
const updateHistory = (update: (history: SearchHistory) => Promise<void>): void =>
  void load()
    .then(update)
    .catch(() => undefined);

export const rememberSearch = (keyword: string): void =>
  updateHistory((history) => history.remember(keyword));
export const forgetSearches = (): void => updateHistory((history) => history.clear());
