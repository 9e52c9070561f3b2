import { persistKey, rehydrateSlice, toStoredText } from '@pasar/persistence';
import type { StoragePort } from '@pasar/persistence';
import { keptKeywords, without, withLatest } from './kept-keywords.ts';

export type SearchHistory = {
  /** The latest first; none until the storage has answered. */
  readonly get: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly remember: (keyword: string) => Promise<void>;
  readonly forget: (keyword: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** Searches of this device, which never leave it. The storage must not fail (`createSafeStorage`). */
export function createSearchHistory(storage: StoragePort): SearchHistory {
  const key = persistKey(keptKeywords);
  const listeners = new Set<() => void>();
  let keywords: readonly string[] = [];

  const show = (next: readonly string[]): void => {
    keywords = next;
    for (const listener of listeners) listener();
  };
  const read = async () => rehydrateSlice(keptKeywords, await storage.read(key)).state.keywords;
  /** What another tab has kept in the meantime stays. */
  const change = async (to: (kept: readonly string[]) => readonly string[]): Promise<void> => {
    const next = to(await read());
    show(next);
    await storage.write(key, toStoredText({ keywords: next }, keptKeywords.version));
  };
  return {
    get: () => keywords,
    subscribe: (listener) => {
      listeners.add(listener);
      void read().then(show);
      return () => void listeners.delete(listener);
    },
    remember: (keyword) => change((kept) => withLatest(kept, keyword)),
    forget: (keyword) => change((kept) => without(kept, keyword)),
    clear: () => change(() => []),
  };
}
