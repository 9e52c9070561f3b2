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
import type { Digest, PersistedToggles, ToggleStore } from '@pasar/feature-toggles';
import type { ConsentPort } from '@pasar/consent-api';
import { createPersistence, createSafeStorage } from '@pasar/persistence';
import type { PersistedSlice } from '@pasar/persistence';
import type { ScreenContext } from '@pasar/screen-kit';
import { fetchToggles } from './fetch-toggles.ts';
import type { TogglePorts } from './toggle-ports.ts';

export type PersistTogglesDeps = {
  readonly store: Store;
  /** Names of the toggles that were on when the page was rendered. */
  readonly toggles: readonly string[];
  /** A browser's own overrides apply everywhere except on live. */
  readonly environment: ScreenContext['environment'];
  /** The toggles have changed: the next page should be loaded as a document. */
  readonly onChange: () => void;
  /** Called with the error code of an unexpected failure. */
  readonly warn: (error: number) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly digest: Digest | undefined;
  readonly cookies: Pick<ConsentPort, 'readCookie' | 'setCookie'>;
};

/** @spec toggle-store-persist toggle-persisted-fields toggle-cache-key */
const slice: PersistedSlice<PersistedToggles> = {
  key: 'toggles',
  storedAs: toggleCacheKey,
  version: 1,
  initial: { toggles: {}, updateTime: Number.NEGATIVE_INFINITY },
  read: readStoredCache,
};

const readUserId = (store: Store): number | undefined =>
  accountApi.endpoints.getAccountInfo.select()(store.getState()).data?.userid;

/** Whether the cached toggles, with overrides applied, would render the same page as `names` did. */
const hasSameToggles = (
  names: readonly string[],
  { toggles }: PersistedToggles,
  overrides: unknown,
): boolean => {
  const on = Object.keys(toggles).filter((name) => toggles[name] === true);
  const sorted = (each: readonly string[]) => overrideNames(each, overrides, toggleRows).toSorted().join();
  return sorted(names) === sorted(on);
};

/** Writes the overrides to the cookie that the server reads. Resolves to whether they had changed. */
async function shareOverridesWithServer(
  stored: string | null,
  { readCookie, setCookie }: PersistTogglesDeps['cookies'],
) {
  const overrides = readStoredOverrides(stored);
  const text = Object.keys(overrides).length > 0 ? encodeURIComponent(JSON.stringify(overrides)) : '';
  if ((readCookie(toggleOverrideKey) ?? '') === text) return false;
  return setCookie(toggleOverrideKey, text);
}

/**
 * Persists the page's toggles for later pages, and refetches them once they are stale and the tab is visible. The page itself
 * keeps the toggles that it was rendered with, so that it never differs from the server's HTML.
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
      fetchToggles: () => fetchToggles(store, digest),
      readCache: kept.get,
      writeCache: kept.set,
      readOverrides: () => overrides,
      warn,
    },
    {
      // A page that was rendered with overrides does not show the backend's toggles, so they are not persisted.
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
