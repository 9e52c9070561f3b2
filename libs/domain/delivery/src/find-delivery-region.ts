import type { MarketCode } from '@pasar/markets';
import { deliveryRegions } from './delivery-regions.ts';

/** Returns the name if the market has such a region to choose; undefined otherwise. */
export const findDeliveryRegion = (market: MarketCode, wanted: string | undefined): string | undefined =>
  deliveryRegions(market).find(({ name }) => name === wanted)?.name;
