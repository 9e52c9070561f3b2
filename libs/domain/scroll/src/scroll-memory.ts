/** Where places outlive a reload: the session storage of a tab, or a twin of it. Either method may throw. */
export interface ScrollStorage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** Where each history entry was scrolled to, in CSS pixels. It outlives a reload of the tab. */
export interface ScrollMemory {
  readonly save: (entry: string, y: number) => void;
  readonly read: (entry: string) => number | undefined;
  readonly forget: (entry: string) => void;
  /** Writes to the storage; a full or denied one only loses the places. */
  readonly keep: () => void;
}

const storageKey = 'shell:scroll';
/** The latest places that are written; older ones are lost with the tab's memory. */
const atMost = 100;

const isPlace = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number' && Number.isFinite(row[1]);

const readStored = (storage: ScrollStorage): [string, number][] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
};

const write = (storage: ScrollStorage, places: ReadonlyMap<string, number>): void => {
  try {
    storage.setItem(storageKey, JSON.stringify([...places].slice(-atMost)));
  } catch {
    // The places of this tab stay in memory.
  }
};

/** Begins with what the storage holds; what is no list of places in it is passed over. @spec scroll-back */
export const createScrollMemory = (storage: ScrollStorage): ScrollMemory => {
  const places = new Map(readStored(storage));
  return {
    save: (entry, y) => {
      places.delete(entry);
      places.set(entry, y);
    },
    read: (entry) => places.get(entry),
    forget: (entry) => void places.delete(entry),
    keep: () => write(storage, places),
  };
};
