/** Reads a value, or shares the one that another search has read in the last seconds. */
export type SharedReads = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

export type SharedReadsOptions = {
  /** How long a value is shared, in milliseconds: so much later does a change take effect. */
  readonly maxAgeMs: number;
  readonly now: () => number;
};

type Entry = { readonly value: Promise<unknown>; readonly readAt: number };

/** Shares what is the same for every search of a market. Keys must be few: they are never dropped. A failure is not shared. */
export function createSharedReads({ maxAgeMs, now }: SharedReadsOptions): SharedReads {
  const entries = new Map<string, Entry>();
  return <Value>(key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known && now() < known.readAt + maxAgeMs) return known.value as Promise<Value>;
    const entry: Entry = { value: read(), readAt: now() };
    entries.set(key, entry);
    entry.value.catch(() => entries.get(key) === entry && entries.delete(key));
    return entry.value as Promise<Value>;
  };
}

/** Reads every value anew. */
export const unsharedReads: SharedReads = (_key, read) => read();
