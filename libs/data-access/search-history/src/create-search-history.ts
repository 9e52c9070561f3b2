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

/** The search history of this device, never sent to the server. The storage must not throw (`createSafeStorage`). */
export function createSearchHistory(storage: StoragePort): SearchHistory {
  const { get, subscribe, update } = createPersistedStore(keywordsSlice, storage);
  const updateKeywords = (to: (kept: readonly string[]) => readonly string[]) =>
    update(({ keywords }) => ({ keywords: to(keywords) }));
  return {
    get: () => get().keywords,
    subscribe,
    remember: (keyword) => updateKeywords((kept) => withLatest(kept, keyword)),
    forget: (keyword) => updateKeywords((kept) => without(kept, keyword)),
    clear: () => updateKeywords(() => []),
  };
}
