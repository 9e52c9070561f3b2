import type { MarketCode } from '@pasar/markets';
import { pickUpTerms } from './pick-up-terms.data.ts';
import type { PickUpTerms } from './pick-up-terms.data.ts';

/** A market's terms of delivery to a branch; undefined if it has none. */
export const findPickUpTerms = (market: MarketCode): PickUpTerms | undefined => pickUpTerms[market];

/** Whether a delivery channel of a market goes to a branch. */
export const isPickUpChannel = (market: MarketCode, channel: string): boolean =>
  pickUpTerms[market]?.channel === channel;
