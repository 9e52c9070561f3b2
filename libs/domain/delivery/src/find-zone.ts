import type { MarketCode } from '@pasar/markets';
import { deliveryZones } from './delivery-zones.data.ts';
import type { DeliveryZone } from './delivery-zones.data.ts';
import { normalizePlaceName } from './normalize-place-name.ts';

/** As much of an address, or of where a shop is, as is known. */
export type DeliveryLocation = {
  readonly state?: string;
  readonly city?: string;
  readonly postcode?: string;
};

const zoneNames = ({ regions, also = '' }: DeliveryZone): string[] =>
  `${regions}|${also}`
    .split(/[|=]/)
    .filter((name) => name !== '')
    .map(normalizePlaceName);

/**
 * The zone that a place lies in: by its state, else its city, else its postcode; undefined for a place that nothing
 * names. Names count with and without accents, in any case.
 */
export function findZone(market: MarketCode, location: DeliveryLocation): DeliveryZone | undefined {
  const zones = deliveryZones[market];
  const named = [location.state, location.city].flatMap((name = '') => {
    const wanted = normalizePlaceName(name);
    return wanted === '' ? [] : (zones.find((zone) => zoneNames(zone).includes(wanted)) ?? []);
  });
  const postcode = location.postcode?.trim() ?? '';
  return (
    named[0] ??
    zones.find(({ postcodes }) => postcodes !== undefined && new RegExp(`^(?:${postcodes})`).test(postcode))
  );
}
