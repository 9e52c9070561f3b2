import type { MarketCode } from '@pasar/markets';

/** Delivery to a branch, where the buyer picks the parcel up. */
export type PickUpTerms = {
  /** Its delivery channel. */
  readonly channel: 'convenience-store' | 'parcel-locker';
  /** Fee in whole per cent of an item's own lowest fee, whatever the distance. */
  readonly percent: number;
  readonly days_min: number;
  readonly days_max: number;
  /** Days in which a buyer chooses another branch if theirs closes; the order is cancelled afterwards. */
  readonly reselectionDays: number;
};

/** The markets that deliver to branches. */
export const pickUpTerms: Partial<Record<MarketCode, PickUpTerms>> = {
  TW: { channel: 'convenience-store', percent: 80, days_min: 2, days_max: 4, reselectionDays: 3 },
  PL: { channel: 'parcel-locker', percent: 80, days_min: 1, days_max: 3, reselectionDays: 3 },
};
