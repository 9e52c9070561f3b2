export type ScrollStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
};

/** Scroll positions by history entry, in CSS pixels. Survives a reload of the tab. */
export type ScrollMemory = {
  readonly save: (entry: string, y: number) => void;
  readonly read: (entry: string) => number | undefined;
  readonly forget: (entry: string) => void;
  /** Writes the positions to storage; failures are ignored. */
  readonly persist: () => void;
};

const storageKey = 'shell:scroll';
/** Maximum number of stored positions. */
const maxStoredEntries = 100;

const isPosition = (row: unknown): row is [string, number] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number' && Number.isFinite(row[1]);

/** Opens the storage; accessing it may throw when storage is denied. */
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
    // The positions stay in memory.
  }
};

/** Starts with the stored positions. Malformed data is ignored; a denied storage counts as empty. @spec scroll-back */
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
