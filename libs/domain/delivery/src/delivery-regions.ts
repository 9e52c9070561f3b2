import type { MarketCode } from '@pasar/markets';
import { deliveryZones } from './delivery-zones.data.ts';

/** A region to choose from: its native name, and a Latin transcription where the script differs. */
export type DeliveryRegion = { readonly name: string; readonly latin?: string };

/** Every region of a market that a shopper may choose instead of an address, in zone order. */
export const deliveryRegions = (market: MarketCode): DeliveryRegion[] =>
  deliveryZones[market].flatMap(({ regions }) =>
    regions.split('|').map((region) => {
      const [name = '', latin] = region.split('=');
      return { name, ...(latin !== undefined && { latin }) };
    }),
  );
