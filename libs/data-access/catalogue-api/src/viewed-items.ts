import { itemKeyText } from '@pasar/item';
import type { ItemKey } from '@pasar/item';
import { createPersistedStore, webStorage } from '@pasar/persistence';
import type { PersistedSlice, PersistedStore, WebStorages } from '@pasar/persistence';
import { useEffect, useSyncExternalStore } from 'react';
import type { ItemCard } from './catalogue-api.ts';
import { listsApi } from './lists-api.ts';

/** Items whose pages were opened on this device, latest first, as `shopid.itemid`. Stored per origin, and so per market. */
export type ViewedItems = { readonly items: readonly string[] };

export const maxViewedItems = 30;

const isItemKey = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,16}\.\d{1,16}$/.test(value);

/** The persisted slice; malformed keys are dropped. */
export const viewedItemsSlice: PersistedSlice<ViewedItems> = {
  key: 'viewed-items',
  version: 1,
  initial: { items: [] },
  read: ({ items }) =>
    Array.isArray(items) ? { items: items.filter(isItemKey).slice(0, maxViewedItems) } : undefined,
};

/** Moves an item to the front, without duplicates. */
export const withViewed = (items: readonly string[], item: string): readonly string[] =>
  [item, ...items.filter((other) => other !== item)].slice(0, maxViewedItems);

const stores = new WeakMap<WebStorages, PersistedStore<ViewedItems>>();

/** Returns the same store for the same storages, so that all readers are notified. */
function openStore(storages: WebStorages): PersistedStore<ViewedItems> {
  const store = stores.get(storages) ?? createPersistedStore(viewedItemsSlice, webStorage(storages.local));
  stores.set(storages, store);
  return store;
}

/** Stores on this device that an item's page was opened. Sent to the server only to fetch the items' cards. */
export function useRememberViewed(storages: WebStorages, { shopid, itemid }: ItemKey): void {
  useEffect(() => {
    void openStore(storages).update(({ items }) => ({
      items: withViewed(items, itemKeyText({ shopid, itemid })),
    }));
  }, [storages, shopid, itemid]);
}

/** Cards of the items viewed on this device, latest first, without `except`; empty until they are loaded. */
export function useViewedItems(storages: WebStorages, except?: ItemKey): readonly ItemCard[] {
  const { subscribe, get } = openStore(storages);
  const { items } = useSyncExternalStore(subscribe, get, () => viewedItemsSlice.initial);
  const wanted = items.filter((key) => !except || key !== itemKeyText(except));
  const { currentData, data } = listsApi.useGetItemBatchQuery(
    { items: wanted.join(',') },
    { skip: wanted.length === 0 },
  );
  return wanted.length === 0 ? [] : ((currentData ?? data)?.items ?? []);
}
