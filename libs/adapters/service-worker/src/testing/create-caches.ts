type MemoryCache = Pick<Cache, 'put' | 'match'>;

/** Caches in memory. */
export function createCaches(): Pick<CacheStorage, 'open' | 'delete'> {
  const caches = new Map<string, Map<string, string>>();
  const open = (name: string): MemoryCache => {
    const entries = caches.get(name) ?? new Map<string, string>();
    caches.set(name, entries);
    return {
      put: async (key, response) => void entries.set(String(key), await response.text()),
      match: async (key) => {
        const text = entries.get(String(key));
        return text === undefined ? undefined : new Response(text);
      },
    };
  };
  return {
    open: async (name) => open(name) as Cache,
    delete: async (name) => caches.delete(name),
  };
}
