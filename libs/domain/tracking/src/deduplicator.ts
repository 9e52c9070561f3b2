/** Tells the first time of an id from every other. */
export interface Deduplicator {
  /** Whether the id is new; from then on it is not. */
  isNew(id: string): boolean;
}

/**
 * Remembers the last ids it saw, for the sender and for who receives: an answer that is lost makes a batch come twice.
 * @param limit how many ids it remembers; the oldest is forgotten first.
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
