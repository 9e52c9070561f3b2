/** Reads a value for each input, in order; undefined for one without a value. */
type ReadBatch<Input, Value> = (inputs: readonly Input[]) => Promise<readonly (Value | undefined)[]>;

/** Returns a value for each input, in order: those that were read in the last seconds, and the others, read together. */
export type BatchCache<Value> = <Input>(
  inputs: readonly Input[],
  toKey: (input: Input) => string,
  read: ReadBatch<Input, Value>,
) => Promise<readonly (Value | undefined)[]>;

export type BatchCacheOptions = {
  /** How long a value is used, in milliseconds: so much later does a change take effect. */
  readonly maxAgeMs: number;
  /** Beyond this number, the values that were read first are dropped. */
  readonly maxEntries: number;
  readonly now: () => number;
};

type Entry<Value> = { readonly value: Value; readonly readAt: number };

/** Caches what searches of all visitors have in common, such as the items that several of them find. Missing values are not cached. */
export function createBatchCache<Value>({ maxAgeMs, maxEntries, now }: BatchCacheOptions): BatchCache<Value> {
  const entries = new Map<string, Entry<Value>>();

  const add = (key: string, value: Value, readAt: number): void => {
    // A map is ordered by insertion: its first entry is the oldest.
    entries.delete(key);
    entries.set(key, { value, readAt });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  return async (inputs, toKey, read) => {
    const time = now();
    const keys = inputs.map(toKey);
    const known = keys.map((key) => {
      const entry = entries.get(key);
      return entry && time < entry.readAt + maxAgeMs ? entry.value : undefined;
    });
    const missing = inputs.filter((_, index) => known[index] === undefined);
    if (missing.length === 0) return known;
    const values = (await read(missing)).values();
    return known.map((cached, index) => {
      if (cached !== undefined) return cached;
      const { value } = values.next();
      if (value !== undefined) add(keys[index] as string, value, time);
      return value;
    });
  };
}

/** Reads every value anew. */
export const uncachedBatch = <Input, Value>(
  inputs: readonly Input[],
  _toKey: (input: Input) => string,
  read: ReadBatch<Input, Value>,
): Promise<readonly (Value | undefined)[]> => read(inputs);
