import type { WebStorage } from '@pasar/persistence';
import type { TrackingStorage } from '@pasar/tracking';

/** In-memory storage of the page. */
export const pageStorage = (): TrackingStorage => {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
};

/** The browser's storage, shared by all tabs of the origin; in-memory storage where it is denied. */
export const createStorage = (open: () => WebStorage): TrackingStorage => {
  try {
    const storage = open();
    return {
      // A browser's storage enumerates its keys.
      keys: () => Object.keys(storage),
      get: (key) => storage.getItem(key),
      set: (key, text) => storage.setItem(key, text),
      remove: (key) => storage.removeItem(key),
    };
  } catch {
    return pageStorage();
  }
};
