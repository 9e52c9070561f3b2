import { accountApi } from '@pasar/account-api';
import type { Store } from '@pasar/base-api';
import {
  createToggleStore,
  readStoredCache,
  toggleCacheKey,
  toggleOverrideKey,
} from '@pasar/feature-toggles';
import type { Digest, ToggleCache, ToggleStore } from '@pasar/feature-toggles';
import { createPersistence, createSafeStorage } from '@pasar/persistence';
import type { PersistedSlice } from '@pasar/persistence';
import { askToggles } from './ask-toggles.ts';
import type { TogglePorts } from './toggle-ports.ts';

export type KeptToggles = {
  readonly store: Store;
  /** The names that the page was made with. */
  readonly toggles: readonly string[];
  /** The backend says otherwise by now: what is loaded next should be a new document. */
  readonly onChange: () => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly digest: Digest | undefined;
};

/** @spec toggle-store-persist toggle-persisted-fields toggle-cache-key */
const slice: PersistedSlice<ToggleCache> = {
  key: 'toggles',
  storedAs: toggleCacheKey,
  version: 1,
  initial: { toggles: {}, updateTime: Number.NEGATIVE_INFINITY },
  read: readStoredCache,
};

const userOf = (store: Store): number | undefined =>
  accountApi.endpoints.getAccountInfo.select()(store.getState()).data?.userid;

const isSame = (names: readonly string[], { toggles }: ToggleCache): boolean => {
  const on = Object.keys(toggles).filter((name) => toggles[name] === true);
  return on.length === names.length && names.every((name) => toggles[name] === true);
};

/**
 * Keeps the page's toggles for later pages, and asks anew once they are old and somebody looks. The page itself goes on with
 * those that it was made with, so that it never differs from what the server rendered.
 *
 * @spec toggle-fresh toggle-sources amb-startup-order
 */
export async function keepToggles(
  { store, toggles, onChange, now, digest }: KeptToggles,
  ports: TogglePorts,
): Promise<{ readonly store: ToggleStore; readonly refresh: () => Promise<void> }> {
  const storage = createSafeStorage(ports.storage);
  const persistence = createPersistence({ storage, timers: ports.timers });
  const kept = persistence.register(slice);
  await persistence.start();
  const overrides = await storage.read(toggleOverrideKey);
  const userId = userOf(store);
  const toggleStore = createToggleStore(
    {
      now,
      ask: () => askToggles(store, digest),
      readCache: kept.get,
      writeCache: kept.set,
      readOverrides: () => overrides,
    },
    {
      embedded: toggles.map((name) => ({ name, toggle: true })),
      ...(userId !== undefined && { userId }),
    },
  );
  const refresh = async () => {
    await toggleStore.load(userOf(store));
    if (!isSame(toggles, kept.get())) onChange();
  };
  await refresh();
  return { store: toggleStore, refresh };
}
