import type { TrackingStorage } from '@pasar/tracking';

/** Storage that lasts as long as the page. */
export const pageStorage = (): TrackingStorage => {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
};

/** The browser's own storage, by every tab of the origin; a page's where the browser gives none. */
export const createStorage = (open: () => Storage): TrackingStorage => {
  try {
    const storage = open();
    return {
      keys: () => Object.keys(storage),
      get: (key) => storage.getItem(key),
      set: (key, text) => storage.setItem(key, text),
      remove: (key) => storage.removeItem(key),
    };
  } catch {
    return pageStorage();
  }
};
