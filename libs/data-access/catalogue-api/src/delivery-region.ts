import { createPersistedStore, webStorage } from '@pasar/persistence';
import type { PersistedSlice } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';

/** Where parcels would go, by the name of a region; empty until one is chosen. Each market has an origin of its own. */
type KeptRegion = { readonly region: string };

const keptRegion: PersistedSlice<KeptRegion> = {
  key: 'delivery-region',
  version: 1,
  initial: { region: '' },
  read: ({ region }) => (typeof region === 'string' ? { region } : undefined),
};

const kept = createPersistedStore(
  keptRegion,
  webStorage(() => localStorage),
);

/** For the next product, too: a visitor names the region once. It never leaves the device but in what is asked about a parcel. */
const chooseRegion = (region: string): void => void kept.update(() => ({ region }));

export type DeliveryRegionChoice = {
  /** Empty until one was chosen on this device. */
  readonly region: string;
  readonly chooseRegion: (region: string) => void;
};

/** The region that this device has its parcels sent to. */
export const useDeliveryRegion = (): DeliveryRegionChoice => {
  const { region } = useSyncExternalStore(kept.subscribe, kept.get, () => keptRegion.initial);
  return { region, chooseRegion };
};
