import { baseApi } from '@pasar/base-api';
import { useConsentPort } from '@pasar/consent-api';
import type { ConsentPort } from '@pasar/consent-api';
import { useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { createDeliveryRegionStore } from './delivery-region-store.ts';
import type { DeliveryRegionStore } from './delivery-region-store.ts';

const stores = new WeakMap<ConsentPort, DeliveryRegionStore>();

/** Returns the same store for the same port, so that all readers are notified. */
function openStore(port: ConsentPort): DeliveryRegionStore {
  const store = stores.get(port) ?? createDeliveryRegionStore(port);
  stores.set(port, store);
  return store;
}

export type DeliveryRegionChoice = {
  /** The region's name; empty until one is chosen on this device. */
  readonly region: string;
  /** Stores the region, and refetches the cart and the checkout, whose parcels go there while there is no address. */
  readonly chooseRegion: (region: string) => void;
};

/** The delivery region that a shopper chose instead of an address, and its setter. Stored per origin, and so per market. */
export function useDeliveryRegion(): DeliveryRegionChoice {
  const { subscribe, get, choose } = openStore(useConsentPort());
  const dispatch = useDispatch();
  const region = useSyncExternalStore(subscribe, get, () => '');
  const chooseRegion = async (chosen: string): Promise<void> => {
    await choose(chosen);
    dispatch(baseApi.util.invalidateTags(['cart', 'checkout']));
  };
  return { region, chooseRegion: (chosen) => void chooseRegion(chosen) };
}
