import { createPersistedStore } from '@pasar/persistence';
import type { StoragePort } from '@pasar/persistence';
import { keywordsSlice, without, withLatest } from './keywords-slice.ts';

export type SearchHistory = {
  /** Latest first; empty until the storage has been read. */
  readonly get: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly remember: (keyword: string) => Promise<void>;
  readonly forget: (keyword: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** The search history of this device, which is never sent. The storage must not throw (`createSafeStorage`). */
export function createSearchHistory(storage: StoragePort): SearchHistory {
  const { get, subscribe, change } = createPersistedStore(keywordsSlice, storage);
  const changeKeywords = (to: (kept: readonly string[]) => readonly string[]) =>
    change(({ keywords }) => ({ keywords: to(keywords) }));
  return {
    get: () => get().keywords,
    subscribe,
    remember: (keyword) => changeKeywords((kept) => withLatest(kept, keyword)),
    forget: (keyword) => changeKeywords((kept) => without(kept, keyword)),
    clear: () => changeKeywords(() => []),
  };
}
