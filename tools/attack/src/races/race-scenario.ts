import type { ItemKey } from '../purchases/buy.ts';
import type { RunningStore } from '../store/running-store.ts';
import type { Shopper } from '../store/shopper.ts';

/** A member with an address, served by one of several API processes. */
export type Buyer = { readonly userid: number; readonly shopper: Shopper; readonly addressId: number };

export type RaceScenarioDeps = {
  readonly databaseUrl: string;
  /** Adjacent buyers use different processes. */
  readonly buyers: readonly Buyer[];
  /** The same member on each process. */
  readonly sameBuyer: readonly Buyer[];
  /** The store on each process. */
  readonly stores: readonly RunningStore[];
  readonly item: ItemKey;
};

/** Concurrent requests for a scarce resource. Returns one line per fault. */
export type RaceScenario = {
  readonly name: string;
  readonly run: (deps: RaceScenarioDeps) => Promise<string[]>;
};
