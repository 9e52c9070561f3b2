/** Recognizes repeated ids. */
export type Deduplicator = {
  /** Whether the id is new; remembers it. */
  isNew(id: string): boolean;
};

/**
 * Remembers recent ids, for sender and receiver: after a lost response a batch is sent twice.
 * @param limit maximum number of ids; the oldest is evicted first.
 */
export const createDeduplicator = (limit: number): Deduplicator => {
  const seen = new Set<string>();
  return {
    isNew: (id) => {
      if (seen.has(id)) return false;
      seen.add(id);
      if (seen.size > limit) for (const oldest of seen.keys()) return seen.delete(oldest);
      return true;
    },
  };
};
