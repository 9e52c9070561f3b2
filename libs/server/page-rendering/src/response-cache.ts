/** A stored response. */
export type StoredResponse = {
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number;
  /** Epoch milliseconds. */
  readonly storedAt: number;
  readonly size: number;
};

export type ResponseCacheOptions = {
  /** How long a response is fresh, in milliseconds. */
  readonly maxAgeMs: number;
  /** Maximum size of the cache in bytes of JSON. */
  readonly maxBytes: number;
  readonly now: () => number;
};

export type ResponseCache = {
  /** Undefined if it is not cached or no longer fresh. */
  readonly read: (key: string) => StoredResponse | undefined;
  readonly write: (key: string, response: Omit<StoredResponse, 'storedAt'>) => void;
};

/** Creates a cache of responses that evicts the least recently used when it is full. */
export function createResponseCache({ maxAgeMs, maxBytes, now }: ResponseCacheOptions): ResponseCache {
  const responses = new Map<string, StoredResponse>();
  let usedBytes = 0;
  const drop = (key: string): void => {
    usedBytes -= responses.get(key)?.size ?? 0;
    responses.delete(key);
  };
  return {
    read: (key) => {
      const found = responses.get(key);
      if (!found) return undefined;
      if (now() >= found.storedAt + maxAgeMs) return void drop(key);
      responses.delete(key);
      responses.set(key, found);
      return found;
    },
    write: (key, response) => {
      drop(key);
      responses.set(key, { ...response, storedAt: now() });
      usedBytes += response.size;
      for (const oldest of responses.keys()) {
        if (usedBytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
