import { createPersistedStore, webStorage } from '@pasar/persistence';
import type { PersistedSlice, PersistedStore, WebStorages } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';

/** The delivery region, by name; empty until one is chosen. Stored per origin, and so per market. */
type StoredRegion = { readonly region: string };

const keptRegion: PersistedSlice<StoredRegion> = {
  key: 'delivery-region',
  version: 1,
  initial: { region: '' },
  read: ({ region }) => (typeof region === 'string' ? { region } : undefined),
};

const stores = new WeakMap<WebStorages, PersistedStore<StoredRegion>>();

/** Returns the same store for the same storages, so that all readers are notified. */
function openStore(storages: WebStorages): PersistedStore<StoredRegion> {
  const store = stores.get(storages) ?? createPersistedStore(keptRegion, webStorage(storages.local));
  stores.set(storages, store);
  return store;
}

export type DeliveryRegionChoice = {
  /** Empty until one is chosen on this device. */
  readonly region: string;
  /** Stores the region for later product pages. It is only sent with shipping queries. */
  readonly chooseRegion: (region: string) => void;
};

/** The delivery region of this device, and its setter. */
export const useDeliveryRegion = (storages: WebStorages): DeliveryRegionChoice => {
  const { subscribe, get, update } = openStore(storages);
  const { region } = useSyncExternalStore(subscribe, get, () => keptRegion.initial);
  return { region, chooseRegion: (chosen) => void update(() => ({ region: chosen })) };
};
