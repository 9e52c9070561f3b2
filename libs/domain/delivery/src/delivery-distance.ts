import type { MarketCode } from '@pasar/markets';
import { findZone } from './find-zone.ts';
import type { DeliveryLocation } from './find-zone.ts';

/** How far a parcel goes: within a zone, into a neighbouring one, or further. */
export type DeliveryDistance = 'same' | 'near' | 'far';

/** The distance between two locations. A location outside every zone counts as `near`. */
export function deliveryDistance(
  market: MarketCode,
  from: DeliveryLocation,
  to: DeliveryLocation,
): DeliveryDistance {
  const [start, end] = [findZone(market, from), findZone(market, to)];
  if (!start || !end) return 'near';
  if (start.id === end.id) return 'same';
  return start.near.includes(end.id) ? 'near' : 'far';
}
