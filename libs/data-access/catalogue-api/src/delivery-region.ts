import { createPersistedStore, webStorage } from '@pasar/persistence';
import type { PersistedSlice } from '@pasar/persistence';
import { useSyncExternalStore } from 'react';

/** The delivery region, by name; empty until one is chosen. Stored per origin, and so per market. */
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

/** Stores the region for later product pages. It is only sent with shipping queries. */
const chooseRegion = (region: string): void => void kept.update(() => ({ region }));

export type DeliveryRegionChoice = {
  /** Empty until one is chosen on this device. */
  readonly region: string;
  readonly chooseRegion: (region: string) => void;
};

/** The delivery region of this device, and its setter. */
export const useDeliveryRegion = (): DeliveryRegionChoice => {
  const { region } = useSyncExternalStore(kept.subscribe, kept.get, () => keptRegion.initial);
  return { region, chooseRegion };
};
