import type { MarketCode } from '@pasar/markets';
import { deliveryZones } from './delivery-zones.data.ts';
import type { DeliveryZone } from './delivery-zones.data.ts';
import { findZone } from './find-zone.ts';
import type { DeliveryLocation } from './find-zone.ts';

/** How far a parcel goes: within a zone, into a neighbouring one, or further. */
export type DeliveryDistance = 'same' | 'near' | 'far';

/** A location outside every zone counts as `near`. */
function zoneDistance(start: DeliveryZone | undefined, end: DeliveryZone | undefined): DeliveryDistance {
  if (!start || !end) return 'near';
  if (start.id === end.id) return 'same';
  return start.near.includes(end.id) ? 'near' : 'far';
}

/** The distance between two locations. A location outside every zone counts as `near`. */
export const deliveryDistance = (
  market: MarketCode,
  from: DeliveryLocation,
  to: DeliveryLocation,
): DeliveryDistance => zoneDistance(findZone(market, from), findZone(market, to));

/** Every distance between a location and a destination in the market. */
export function reachableDistances(market: MarketCode, from: DeliveryLocation): DeliveryDistance[] {
  const start = findZone(market, from);
  const zones = [...deliveryZones[market], undefined];
  return [...new Set(zones.map((zone) => zoneDistance(start, zone)))];
}
