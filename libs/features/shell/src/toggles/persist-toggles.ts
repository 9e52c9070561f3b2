import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import {
  createToggleStore,
  overrideNames,
  readStoredCache,
  readStoredOverrides,
  toggleCacheKey,
  toggleOverrideKey,
  toggleRows,
} from '@pasar/feature-toggles';
import type { Digest, ToggleCache, ToggleStore } from '@pasar/feature-toggles';
import type { ConsentPort } from '@pasar/consent-api';
import { createPersistence, createSafeStorage } from '@pasar/persistence';
import type { PersistedSlice } from '@pasar/persistence';
import type { ScreenContext } from '@pasar/screen';
import { fetchToggles } from './fetch-toggles.ts';
import type { TogglePorts } from './toggle-ports.ts';

export type PersistTogglesDeps = {
  readonly store: Store;
  /** The names that the page was made with. */
  readonly toggles: readonly string[];
  /** A browser's own overrides count everywhere but on the live store. */
  readonly environment: ScreenContext['environment'];
  /** The backend says otherwise by now: what is loaded next should be a new document. */
  readonly onChange: () => void;
  /** Hears of a failed call that nobody expects, by its code; what is expected is none of it. */
  readonly warn: (error: number) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly digest: Digest | undefined;
  readonly cookies: Pick<ConsentPort, 'readCookie' | 'setCookie'>;
};

/** @spec toggle-store-persist toggle-persisted-fields toggle-cache-key */
const slice: PersistedSlice<ToggleCache> = {
  key: 'toggles',
  storedAs: toggleCacheKey,
  version: 1,
  initial: { toggles: {}, updateTime: Number.NEGATIVE_INFINITY },
  read: readStoredCache,
};

const readUserId = (store: Store): number | undefined =>
  accountApi.endpoints.getAccountInfo.select()(store.getState()).data?.userid;

/** Whether a page that was made with these would be made the same with what is kept, in this browser. */
const hasSameToggles = (names: readonly string[], { toggles }: ToggleCache, overrides: unknown): boolean => {
  const on = Object.keys(toggles).filter((name) => toggles[name] === true);
  const sorted = (each: readonly string[]) => overrideNames(each, overrides, toggleRows).toSorted().join();
  return sorted(names) === sorted(on);
};

/** The server renders with the overrides that it hears of; gives whether it has not heard of these yet. */
async function shareOverridesWithServer(stored: string | null, { readCookie, setCookie }: PersistTogglesDeps['cookies']) {
  const overrides = readStoredOverrides(stored);
  const text = Object.keys(overrides).length > 0 ? encodeURIComponent(JSON.stringify(overrides)) : '';
  if ((readCookie(toggleOverrideKey) ?? '') === text) return false;
  return setCookie(toggleOverrideKey, text);
}

/**
 * Keeps the page's toggles for later pages, and asks anew once they are old and somebody looks. The page itself goes on with
 * those that it was made with, so that it never differs from what the server rendered.
 *
 * @spec toggle-fresh toggle-sources toggle-errors amb-startup-order
 */
export async function persistToggles(
  { store, toggles, environment, onChange, warn, now, digest, cookies }: PersistTogglesDeps,
  ports: TogglePorts,
): Promise<{ readonly store: ToggleStore; readonly refresh: () => Promise<void> }> {
  const storage = createSafeStorage(ports.storage);
  const persistence = createPersistence({ storage, timers: ports.timers });
  const kept = persistence.register(slice);
  await persistence.start();
  const overrides = environment === 'live' ? null : await storage.read(toggleOverrideKey);
  const userId = readUserId(store);
  const toggleStore = createToggleStore(
    {
      now,
      ask: () => fetchToggles(store, digest),
      readCache: kept.get,
      writeCache: kept.set,
      readOverrides: () => overrides,
      warn,
    },
    {
      // Those of a page that was made with overrides are not the backend's, and nothing to keep.
      ...((environment === 'live' || !cookies.readCookie(toggleOverrideKey)) && {
        embedded: toggles.map((name) => ({ name, toggle: true })),
      }),
      ...(userId !== undefined && { userId }),
    },
  );
  const refresh = async () => {
    await toggleStore.load(readUserId(store));
    if (!hasSameToggles(toggles, kept.get(), overrides)) onChange();
  };
  await refresh();
  if (environment !== 'live' && (await shareOverridesWithServer(overrides, cookies))) onChange();
  return { store: toggleStore, refresh };
}
