import type { WebStorages } from '@pasar/persistence';
import { useStorages } from '@pasar/screen-kit';
import type { SearchHistory } from '@pasar/search-history';
import { useEffect, useState, useSyncExternalStore } from 'react';

const load = async (storages: WebStorages): Promise<SearchHistory> =>
  (await import('@pasar/search-history')).openSearchHistory(storages);

const noSearches: readonly string[] = [];
const subscribeToNothing = () => () => undefined;

/** The search history of this device, loaded once `isEnabled`. Empty if its chunk fails to load. */
export function useRecentSearches(isEnabled: boolean): readonly string[] {
  const storages = useStorages();
  const [history, setHistory] = useState<SearchHistory>();
  useEffect(() => {
    if (!isEnabled) return;
    void load(storages).then(setHistory, () => undefined);
  }, [isEnabled, storages]);
  return useSyncExternalStore(
    history?.subscribe ?? subscribeToNothing,
    () => history?.get() ?? noSearches,
    () => noSearches,
  );
}

/** Changes the history; a failure is ignored, since it must not stop the search. */
const updateHistory = (storages: WebStorages, update: (history: SearchHistory) => Promise<void>): void =>
  void load(storages)
    .then(update)
    .catch(() => undefined);

/** Adds a keyword to the searches that the search field offers again. */
export const rememberSearch = (storages: WebStorages, keyword: string): void =>
  updateHistory(storages, (history) => history.remember(keyword));
/** Removes all of them. */
export const forgetSearches = (storages: WebStorages): void =>
  updateHistory(storages, (history) => history.clear());
