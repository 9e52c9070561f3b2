import { isObject } from '@pasar/json';
import type { ApiResponse } from '@pasar/page-rendering';

/** A toggle as the marketplace's API returns it. */
export type FetchedToggle = { readonly name: string; readonly toggle: unknown; readonly by?: unknown };

type FetchToggles = () => Promise<ApiResponse>;
type Rows = readonly FetchedToggle[];

export type ToggleCache = {
  /** Returns the cached rows of a key, or fetches them; undefined if neither is available in time. */
  readonly read: (key: string, fetchToggles: FetchToggles) => Promise<Rows | undefined>;
  /** Fetches without the cache; undefined if the response is late. */
  readonly fetchOnce: (fetchToggles: FetchToggles) => Promise<Rows | undefined>;
};

/** How long a response is used, in milliseconds. */
const maxAgeMs = 30_000;
/** Delay before the next request after a failure, in milliseconds. */
const retryDelayMs = 5_000;
/** How long a page waits for toggles, in milliseconds; a later response serves the next page. */
export const toggleTimeoutMs = 300;
/** Maximum cached responses; the oldest is evicted first. */
const maxEntries = 10_000;

const isRow = (row: unknown): row is FetchedToggle =>
  isObject(row) && typeof row['name'] === 'string' && 'toggle' in row;

/** Parses the rows of a response. An empty list counts as a failure (doc2 §8). */
function parseRows({ body }: ApiResponse): Rows | undefined {
  const data = isObject(body) ? body['data'] : undefined;
  const rows = Array.isArray(data) ? data.filter(isRow) : [];
  return rows.length > 0 ? rows : undefined;
}

/** Caches the responses of the toggles call. */
export function createToggleCache(ports: {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}): ToggleCache {
  const entries = new Map<string, { readonly rows: Rows | undefined; readonly until: number }>();
  const running = new Map<string, Promise<Rows | undefined>>();

  const fetchRows = (fetchToggles: FetchToggles) => fetchToggles().then(parseRows, () => undefined);
  const withTimeout = (asked: Promise<Rows | undefined>) =>
    Promise.race([asked, ports.wait(toggleTimeoutMs).then(() => undefined)]);
  const store = (key: string, rows: Rows | undefined): void => {
    const last = entries.get(key)?.rows;
    entries.delete(key);
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? '');
    entries.set(key, { rows: rows ?? last, until: ports.now() + (rows ? maxAgeMs : retryDelayMs) });
  };
  const start = (key: string, fetchToggles: FetchToggles): Promise<Rows | undefined> => {
    const request = fetchRows(fetchToggles).then((rows) => {
      running.delete(key);
      store(key, rows);
      return rows;
    });
    running.set(key, request);
    return request;
  };

  return {
    read: async (key, fetchToggles) => {
      const kept = entries.get(key);
      if (kept && kept.until > ports.now()) return kept.rows;
      return (await withTimeout(running.get(key) ?? start(key, fetchToggles))) ?? kept?.rows;
    },
    fetchOnce: (fetchToggles) => withTimeout(fetchRows(fetchToggles)),
  };
}
