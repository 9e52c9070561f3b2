import type { SearchHistory } from '@pasar/search-history';
import { useEffect, useState, useSyncExternalStore } from 'react';

const load = async (): Promise<SearchHistory> => (await import('@pasar/search-history')).searchHistory;

const none: readonly string[] = [];
const deaf = () => () => undefined;

/** What was searched for on this device, read once somebody turns to the search box. Where its chunk fails there is nothing. */
export function useRecentSearches(wanted: boolean): readonly string[] {
  const [history, setHistory] = useState<SearchHistory>();
  useEffect(() => {
    if (!wanted) return;
    void load().then(setHistory, () => undefined);
  }, [wanted]);
  return useSyncExternalStore(
    history?.subscribe ?? deaf,
    () => history?.get() ?? none,
    () => none,
  );
}

/** A search that cannot be remembered goes on all the same. */
const quietly = (deed: (history: SearchHistory) => Promise<void>): void =>
  void load()
    .then(deed)
    .catch(() => undefined);

export const rememberSearch = (keyword: string): void => quietly((history) => history.remember(keyword));
export const forgetSearches = (): void => quietly((history) => history.clear());
