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
  readonly persist: () => void;
}

const storageKey = 'shell:scroll';
/** The latest places that are written; older ones are lost with the tab's memory. */
const maxStoredEntries = 100;

const isPosition = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number' && Number.isFinite(row[1]);

/** Names the storage. Looking at it may throw already, where a site may store nothing. */
export type OpenScrollStorage = () => ScrollStorage;

const readStored = (open: OpenScrollStorage): [string, number][] => {
  try {
    const stored: unknown = JSON.parse(open().getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
};

const write = (open: OpenScrollStorage, positions: ReadonlyMap<string, number>): void => {
  try {
    open().setItem(storageKey, JSON.stringify([...positions].slice(-maxStoredEntries)));
  } catch {
    // The places of this tab stay in memory.
  }
};

/** Begins with what the storage holds; what is no list of places in it is ignored, a denied storage is empty. @spec scroll-back */
export const createScrollMemory = (open: OpenScrollStorage): ScrollMemory => {
  const places = new Map(readStored(open));
  return {
    save: (entry, y) => {
      places.delete(entry);
      places.set(entry, y);
    },
    read: (entry) => places.get(entry),
    forget: (entry) => void places.delete(entry),
    persist: () => write(open, places),
  };
};
