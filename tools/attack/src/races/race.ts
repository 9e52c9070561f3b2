import type { ItemKey } from '../purchases/buy.ts';
import type { Shopper } from '../store/shopper.ts';

/** A member with an address, who is served by one of several API processes. */
export type Buyer = { readonly userid: number; readonly shopper: Shopper; readonly addressId: number };

export type RaceDeps = {
  readonly databaseUrl: string;
  /** Neighbours are served by different processes. */
  readonly buyers: readonly Buyer[];
  /** The same member by every process. */
  readonly sameBuyer: readonly Buyer[];
  readonly item: ItemKey;
};

/** Something that many want at once and few can have. Gives a line for each fault. */
export type Race = {
  readonly name: string;
  readonly run: (deps: RaceDeps) => Promise<string[]>;
};
