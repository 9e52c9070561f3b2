type SmallStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Where each history entry was scrolled to. It outlives a reload of the tab. */
export type ScrollMemory = {
  readonly save: (entry: string, y: number) => void;
  readonly read: (entry: string) => number | undefined;
  readonly forget: (entry: string) => void;
  /** Writes to the storage; a full or denied one only loses the places. */
  readonly keep: () => void;
};

const storageKey = 'shell:scroll';
const atMost = 100;

function readStored(storage: SmallStorage): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((row) => Array.isArray(row) && typeof row[1] === 'number')
      : [];
  } catch {
    return [];
  }
}

export function createScrollMemory(storage: SmallStorage): ScrollMemory {
  const places = new Map(readStored(storage));
  return {
    save: (entry, y) => {
      places.delete(entry);
      places.set(entry, y);
    },
    read: (entry) => places.get(entry),
    forget: (entry) => void places.delete(entry),
    keep: () => {
      try {
        storage.setItem(storageKey, JSON.stringify([...places].slice(-atMost)));
      } catch {
        // The places of this tab stay in memory.
      }
    },
  };
}
