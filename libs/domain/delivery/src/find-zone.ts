import type { MarketCode } from '@pasar/markets';
import { deliveryZones } from './delivery-zones.data.ts';
import type { DeliveryZone } from './delivery-zones.data.ts';
import { normalizePlaceName } from './normalize-place-name.ts';

/** The known parts of an address or of a shop's location. */
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
 * The zone of a location: by state, else city, else postcode; undefined if none matches. Names match regardless of accents and
 * case.
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
